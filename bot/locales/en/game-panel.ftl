# A player's panel in a game played by post: text in lines, labels on buttons and in menus.

game-panel-not-begun = The game hasn't started yet.
game-panel-paused = ⏸️ { $why ->
        [decided] Paused: the table has a result. Deadlines are stopped.
        [away] Paused: the bot is off the game's server. Deadlines are stopped until it is invited back.
       *[judge] Paused by a judge. Deadlines are stopped.
    }
game-panel-called = 🙋 **{ $name }** called a judge. Deadlines are stopped.
game-panel-called-own = 🙋 You called a judge. Deadlines are stopped. Settled it yourselves? Cancel the call.
game-panel-take-call-back = Cancel the call
game-panel-resigned = 🏳️ You resigned. The bot plays your seat unless a judge names a substitute.
game-panel-over-won = 🏆 You won!
game-panel-over-score = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
game-panel-comma = { ", " }

# Whose turn, and what to do

game-panel-deadline = ⏰ Your deadline: { $at }
game-panel-deadline-of = ⏳ { $name }'s deadline: { $at }
game-panel-waiting = Nothing to do. Waiting for **{ $names }**.
game-panel-judge-sure = 🧑‍⚖️ Call a judge? The game and its deadlines stop for everyone until a judge resumes it.

# Labels

game-panel-orders = Orders
game-panel-judge = Judge
game-panel-also = More
game-panel-call-judge = Call a judge
game-panel-back = Back
game-panel-to-thread = Turns in thread
game-panel-to-message = Turns by DM

# Standing orders

game-panel-orders-title = 📋 **Standing orders.** The bot follows them for you. Nobody else sees them.
game-panel-orders-none = { " none" }
game-panel-orders-place-message = 📬 Your turns come by DM.
game-panel-orders-place-thread = 🧵 Your turns come in the game's thread.
game-panel-orders-clear = Clear all orders
game-panel-only = { $menu } → { $choice }
