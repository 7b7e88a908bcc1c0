# Signing in on the web: links, devices, and the pages that need to know who looks.
cmd-me-devices = devices
    .description = Sign in on the web; see and sign out devices
me-devices-title = Your devices on the web
me-devices-none = No signed-in devices.
me-devices-line = **{ $device }**: last seen { $seen }, signed in { $made }
me-devices-how = "Get a link" signs in another device.
device-unknown = unknown device
button-device-link = Get a link
button-device-open = Sign in
button-device-out-all = Sign out everywhere
button-device-not-me = Not me: sign out
menu-device-out = Sign out one device
device-link = 🔑 Open this on the device to sign in. It works once, until { $until }. Don't share it: it signs in as you.
device-link-here = 🏠 Works only on the bot's own machine. Its operator can change that with GUILDHALL_WEB_URL.
device-signed-out = { $count ->
    [0] No devices were signed in.
    [one] ✅ Signed out one device.
   *[other] ✅ Signed out { $count } devices.
 }
device-new = 🔑 A new device is signed in as you
    Device: **{ $device }**, { $on }. Not you? Press "Not me: sign out".
refusal-device-gone = This device is already signed out. See `/me devices`.
refusal-link-ended = This link no longer works. Get a new one with `/me devices`.
refusal-pages-unencrypted = No sign-in: { $url } has no https. The bot's operator can change that with GUILDHALL_WEB_URL.
refusal-limit-web-link = You reached the limit of { $most } links. { limit-wait }

web-in-title = Sign in
web-in-as = Sign in on this device as { $name }?
web-in-other = Signed in as { $name } now; that account is signed out first.
web-in-button = Sign in
web-in-lasts = You stay signed in for { $days } days after your last visit. Use your own device only.
web-in-ended = This link no longer works
web-in-ended-why = A link works once, for { $minutes } minutes. Get a new one on Discord: `/me devices`
web-out-title = Not signed in on this device
web-out-why = Get a link on Discord (`/me devices`) and open it here.
web-denied = Request from another page
web-denied-why = Nothing changed. Reload the page and press the button again.
web-signed-in-as = Signed in as { $name }
web-signed-in-note = Only you see this page. Report results on Discord.
web-home-events = Your events
web-home-games = Your async games
web-home-nothing = No events or games right now. See all events with `/event list` on Discord.
web-home-no-page = not on the web
web-home-on-discord = on Discord
web-sign-out = Sign out
web-sign-out-why = Other devices: `/me devices` on Discord
