# Signing in on the web: links, devices, and the pages that need to know who looks.
cmd-me-devices = devices
    .description = Where you are signed in on the web; sign in, sign out
me-devices-title = Your devices on the web
me-devices-none = You are signed in on no device.
me-devices-line = **{ $device }**: last seen { $seen }, signed in { $made }
me-devices-how = "Get a link" signs in one more device.
device-unknown = unknown device
button-device-link = Get a link
button-device-open = Sign in
button-device-out-all = Sign out everywhere
button-device-not-me = Not me: sign out
menu-device-out = Sign out one device
device-link = 🔑 Open this on the device to be signed in. It works once, until { $until }. Keep it to yourself: whoever opens it is signed in as you.
device-link-here = 🏠 The address works only on the machine that runs the bot. Its operator opens it to everyone with GUILDHALL_WEB_URL.
device-signed-out = { $count ->
    [0] You were signed in on no device.
    [one] ✅ Signed out on one device.
   *[other] ✅ Signed out on { $count } devices.
 }
device-new = 🔑 A new device is signed in as you
    It is **{ $device }**, { $on }. Not you? Sign it out with the button.
refusal-device-gone = This device is signed out already. `/me devices` shows the others.
refusal-link-ended = This link no longer works. Get a new one with `/me devices`.
refusal-pages-unencrypted = Nobody can sign in: the pages stand at { $url }, without https. The bot's operator changes that with GUILDHALL_WEB_URL.
refusal-limit-web-link = You have asked for { $most } links in a short time. { limit-wait }

web-in-title = Sign in
web-in-as = Sign in on this device as { $name }?
web-in-other = It is signed in as { $name } now and would be signed out first.
web-in-button = Sign in
web-in-lasts = You stay signed in until you have not been here for { $days } days. Only sign in on a device of your own.
web-in-ended = This link no longer works
web-in-ended-why = A link works once, for { $minutes } minutes. Get a new one on Discord: `/me devices`
web-out-title = You are not signed in on this device
web-out-why = Get a link on Discord with `/me devices`, and open it here.
web-denied = That did not come from this page
web-denied-why = Nothing was changed. Load the page again and press the button once more.
web-signed-in-as = You are signed in as { $name }
web-signed-in-note = Only you see this page. Results are reported on Discord.
web-home-events = Your events
web-home-games = Your async games
web-home-nothing = You take part in nothing at the moment. `/event list` on Discord shows the events.
web-home-no-page = not on the web
web-home-on-discord = on Discord
web-sign-out = Sign out
web-sign-out-why = Other devices: `/me devices` on Discord
