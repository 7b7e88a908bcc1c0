# A player's panel in a game played by post: text in lines, labels on buttons and in menus.

game-panel-not-begun = The game has not begun yet.
game-panel-paused = ⏸️ { $why ->
        [decided] The table has a result, so the game is held. No time runs; if the result is taken back, you will be told.
        [away] I am not on the game’s server any more, so the game is held. No time runs; it goes on as soon as I am invited again.
       *[judge] A judge has stopped the game. No time runs; you will be told when it goes on.
    }
game-panel-called = 🙋 **{ $name }** has called a judge. No time runs; you will be told when the game goes on.
game-panel-called-own = 🙋 You have called a judge. No time runs until one lets the game go on. Is it settled among you? Then take the call back.
game-panel-take-call-back = Take the call back
game-panel-resigned = 🏳️ You have resigned. The bot plays your seat to the end, or a judge puts somebody in it.
game-panel-over-won = 🏆 You have won!
game-panel-over-score = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
game-panel-comma = { ", " }

# Whose turn, and what to do

game-panel-deadline = ⏰ Your deadline: { $at }
game-panel-deadline-of = ⏳ { $name }’s deadline: { $at }
game-panel-waiting = Nothing for you to decide. The game waits for **{ $names }**.
game-panel-judge-sure = 🧑‍⚖️ Call a judge? The game stops for everybody until a judge lets it go on; no deadline runs.

# Labels

game-panel-orders = Orders
game-panel-judge = Judge
game-panel-call-judge = Call a judge
game-panel-back = Back
game-panel-to-thread = Turns in the thread
game-panel-to-message = Turns by private message

# Standing orders

game-panel-orders-title = 📋 **Standing orders.** The bot carries them out for you. Nobody else sees them.
game-panel-orders-none = { " none" }
game-panel-orders-place-message = 📬 Your turns come by private message.
game-panel-orders-place-thread = 🧵 Your turns come in the game’s thread.
game-panel-orders-clear = Forget all orders
game-panel-only = { $menu } → { $choice }
