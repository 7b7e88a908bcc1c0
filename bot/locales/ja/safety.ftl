refusal-file-too-large = { $kind ->
    [regulations] レギュレーションファイルが大きすぎます（{ $size }KB、上限{ $most }KB）。元の設定と同じ項目は省いてください。
    [entries] 参加者リストが大きすぎます（{ $size }KB、上限{ $most }KB）。分けて順に送ってください。
    [past] テーブルの一覧が大きすぎます（{ $size }KB、上限{ $most }KB）。大会を分けて読み込んでください。
    [match] 対局のファイルが大きすぎます（{ $size }KB、上限{ $most }KB）。試合ごとに分けてください。
    [tables] テーブルの一覧が大きすぎます（{ $size }KB、上限{ $most }KB）。分けて順に送ってください。
    [document] 文書が大きすぎます（{ $size }KB、上限{ $most }KB）。分けて登録してください。
   *[rules] ルールのファイルが大きすぎます（{ $size }KB、上限{ $most }KB）。分けて順に送ってください。
 }
refusal-rule-too-much-text = ハウスルールは合計{ $most }文字までです。短くするか、ルール文書にある内容を省いてください。
refusal-limit-signup = 申し込みの上限（{ $most }回）に達しました。{ limit-wait }
refusal-limit-game = { $scope ->
    [person] 対局の募集の上限（{ $most }回）に達しました。
   *[server] このサーバーの対局の募集が上限（{ $most }回）に達しました。
 }{ limit-wait }
refusal-limit-judge-call = { $scope ->
    [person] 審判の呼び出しの上限（{ $most }回）に達しました。
    [table] このテーブルの呼び出しが上限（{ $most }回）に達しました。
   *[server] このサーバーの呼び出しが上限（{ $most }回）に達しました。
 }これまでの呼び出しは有効です。{ limit-wait }
refusal-limit-question = { $scope ->
    [person] ルールの質問の上限（{ $most }回）に達しました。
   *[server] このサーバーのルールの質問が上限（{ $most }回）に達しました。
 }{ limit-wait }
refusal-limit-import = { $scope ->
    [person] ファイルの上限（{ $most }個）に達しました。
   *[server] このサーバーのファイルが上限（{ $most }個）に達しました。
 }{ limit-wait }
refusal-limit-offer = { $scope ->
    [person] 提案の上限（{ $most }回）に達しました（毎回テーブルの全員に届きます）。
    [table] この対局の提案が上限（{ $most }回）に達しました。
   *[server] このサーバーの提案が上限（{ $most }回）に達しました。
 }{ limit-wait }
refusal-limit-match-sheet = 試合の記録の上限（{ $most }回）に達しました。{ limit-wait }
refusal-limit-look-back = { $scope ->
    [person] 対局の検証・解析の上限（{ $most }回）に達しました。
   *[server] このサーバーの検証・解析が上限（{ $most }回）に達しました。
 }{ limit-wait }
refusal-restarting = ボットを再起動しています。1分ほどあとでもう一度お試しください。
limit-wait = { $unit ->
    [seconds] { $wait }秒後にもう一度お試しください。
   *[minutes] { $wait }分後にもう一度お試しください。
 }
blocked-person = ボットの運営者があなたの利用を停止しています。心当たりがなければ連絡してください。
blocked-server = ボットの運営者がこのサーバーの利用を停止しています。心当たりがなければ連絡してください。
refusal-no-longer-member = 元のサーバーのメンバーではありません。入り直して、もう一度お試しください。
refusal-not-a-person = { $name }はアプリです。人を選んでください。
refusal-not-a-member = { $name }さんはこのサーバーのメンバーではありません。先に招待してください。
refusal-not-this-servers = このサーバーのものではありません。ここのテキストチャンネルと、「everyone」以外のロールを選んでください。
me-data = 全サーバーに保存されているあなたのデータです（{ $count }件）。削除もできます。
me-data-file = 保存されているデータ
button-me-forget = データを削除
button-me-forget-now = 今すぐ削除する
me-forget-question = 設定・下書き・投票・席・予約と名前を削除しますか？ 成績は番号で残ります（ほかの人の順位のため）。送信済みのメッセージは消えません。取り消せません。
me-forgotten = 削除しました（{ $count }件）。次にコマンドを使うと、その時点からのデータを保存します。
refusal-data-in-event = 「{ $event }」にエントリーしています。先に `/signup leave` で取り消すか、終了をお待ちください。
refusal-data-in-game = ゲーム #{ $game } が終わっていません。先に `/game resign` で投了するか、席を離れてください。
cmd-me-data = データ
    .description = 保存されている自分のデータを見る・削除する
refusal-limit-own-data = データの請求の上限（{ $most }回）に達しました。{ limit-wait }
refusal-option-number = 「{ $option }」は{ $least }〜{ $most }の数です。直すか、省いてください。
refusal-option-text = 「{ $option }」は{ $least }〜{ $most }文字です。長さを直してください。
refusal-option-choice = 「{ $option }」は候補から選んでください。
refusal-option-missing = 「{ $option }」がありません。選択するか入力してください。
