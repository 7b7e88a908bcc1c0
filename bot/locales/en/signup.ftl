cmd-signup = signup
    .description = Enter and leave events
cmd-signup-join = join
    .description = Sign up for an event
    .event = event
    .event-description = Which event (needed only if several are open)

button-signup-join = Sign up
button-signup-leave = Withdraw
button-signup-checkin = Check in

signup-confirmed = ✅ You are in: **{ $event }**.
signup-waitlisted = ⏳ **{ $event }** is full. You are number { $place } on the waiting list and will be told when a place is free.
signup-pending = 📝 Your entry for **{ $event }** waits for an organizer's approval. You will be told.
notice-promoted = 🎉 { $user }, a place in **{ $event }** is free: you are in!
