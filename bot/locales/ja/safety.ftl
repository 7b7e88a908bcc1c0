refusal-file-too-large = { $kind ->
    [regulations] レギュレーションファイルが大きすぎます（{ $size } KB、上限 { $most } KB）。元のプロファイルと同じ項目は省いてください。
    [entries] 参加者リストが大きすぎます（{ $size } KB、上限 { $most } KB）。分けて、順に送ってください。
    [past] テーブルの一覧が大きすぎます（{ $size } KB、上限 { $most } KB）。大会を分けて読み込んでください。
    [match] 対局のファイルが大きすぎます（{ $size } KB、上限 { $most } KB）。試合ごとに分けてください。
    [tables] テーブルの一覧が大きすぎます（{ $size } KB、上限 { $most } KB）。分けて、順に送ってください。
    [document] 文書が大きすぎます（{ $size } KB、上限 { $most } KB）。分けて登録してください。
   *[rules] ルールのファイルが大きすぎます（{ $size } KB、上限 { $most } KB）。分けて、順に送ってください。
 }
refusal-rule-too-much-text = このサーバーのハウスルールは合わせて { $most } 文字までです。短くするか、ルール文書にある内容を省いてください。
refusal-limit-signup = 短い時間に参加登録を { $most }回行いました。{ limit-wait }
refusal-limit-game = { $scope ->
    [person] 短い時間に対局を { $most }回立てました。
   *[server] このサーバーでは短い時間に対局が { $most }回立てられました。
 }{ limit-wait }
refusal-limit-judge-call = { $scope ->
    [person] 短い時間に審判を { $most }回呼びました。
    [table] このテーブルでは短い時間に審判が { $most }回呼ばれました。
   *[server] このサーバーでは短い時間に審判が { $most }回呼ばれました。
 }すでに出した呼び出しは有効で、審判が対応します。{ limit-wait }
refusal-limit-question = { $scope ->
    [person] 短い時間にルールの質問を { $most }回しました。
   *[server] このサーバーでは短い時間にルールの質問が { $most }回ありました。
 }{ limit-wait }
refusal-limit-import = { $scope ->
    [person] 短い時間にファイルを { $most } 個送りました。
   *[server] このサーバーでは短い時間にファイルが { $most } 個送られました。
 }{ limit-wait }
refusal-limit-offer = { $scope ->
    [person] 短い時間に交渉の提案を { $most }回出しました。提案は毎回、テーブルの全員に知らされます。
    [table] この対局では短い時間に提案が { $most }回出されました。
   *[server] このサーバーでは短い時間に提案が { $most }回出されました。
 }{ limit-wait }
refusal-limit-match-sheet = 短い時間に試合の記録へ { $most }回書き込みました。{ limit-wait }
refusal-limit-look-back = { $scope ->
    [person] 短い時間に対局の検証や解析を { $most }回行いました。
   *[server] このサーバーでは短い時間に対局の検証や解析が { $most }回行われました。
 }{ limit-wait }
refusal-restarting = ボットを再起動しています。1分ほどたってから、もう一度お試しください。
limit-wait = { $unit ->
    [seconds] あと { $wait } 秒お待ちください。
   *[minutes] あと { $wait } 分お待ちください。
 }
blocked-person = このボットの運営者があなたの利用を停止しています。心当たりがない場合は、運営者に連絡してください。
blocked-server = このボットの運営者がこのサーバーでの利用を停止しています。心当たりがない場合は、運営者に連絡してください。
refusal-no-longer-member = 元のサーバーのメンバーではないため、操作できません。サーバーに入り直してから、もう一度お試しください。
refusal-not-a-person = { $name }はアプリなので、参加させることはできません。人を選んでください。
refusal-not-a-member = { $name }さんはこのサーバーのメンバーではありません。先にサーバーへ招待してください。
refusal-not-this-servers = そのチャンネルまたはロールはこのサーバーのものではありません。このサーバーのテキストチャンネルと、「everyone」以外のロールを選んでください。
me-data = すべてのサーバーで保存されているあなたのデータです（{ $count }件）。削除することもできます。
me-data-file = 保存されているデータ
button-me-forget = データを削除する
button-me-forget-now = はい、今すぐ削除する
me-forget-question = 設定、下書き、投票、対局の席と指示を削除し、すべてのリストからあなたの名前を消します。ほかの参加者の順位が変わらないよう、結果は名前の代わりに番号で残ります。送信済みのメッセージは Discord に残ります。この操作は取り消せません。
me-forgotten = 削除しました（{ $count }件）。次にコマンドを使うと、その時点からの言語設定と入力内容が保存されます。
refusal-data-in-event = 「{ $event }」に参加登録しています。先に `/signup leave` で辞退するか、終了までお待ちください。
refusal-data-in-game = ゲーム { $game } が終わっていません。先に `/game resign` で棄権するか、席を離れてください。
cmd-me-data = データ
    .description = 保存されている自分のデータを見る・削除する
refusal-limit-own-data = 短い時間に自分のデータを { $most }回請求しました。{ limit-wait }
refusal-option-number = 「{ $option }」に入力できる数は{ $least }から{ $most }までです。この範囲の数にするか、入力を省いてください。
refusal-option-text = 「{ $option }」は{ $least }文字から{ $most }文字までです。長さを直してください。
refusal-option-choice = 「{ $option }」は、入力中に表示される候補から選んでください。
