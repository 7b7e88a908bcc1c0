cmd-setup = setup
    .description = Set up this server: channels, roles, language (admins)
    .language = language
    .language-description = Language of channel posts
    .time_zone = time_zone
    .time_zone-description = Server time zone, such as Asia/Tokyo
    .announcements = announcements
    .announcements-description = Channel for announcements and sign-up
    .pairings = pairings
    .pairings-description = Channel for rounds and tables (one thread per table)
    .results = results
    .results-description = Channel for results and standings
    .judges = judges
    .judges-description = Channel for judge calls
    .organizer_role = organizer_role
    .organizer_role-description = Role of the organizers
    .judge_role = judge_role
    .judge_role-description = Role of the judges
    .confirm_minutes = confirm_minutes
    .confirm_minutes-description = Minutes until an undisputed result is final (default 15)
    .web = web
    .web-description = Who can see new events on the web (default: unlisted)
    .server_events = scheduled_events
    .server_events-description = Also list events in this server's scheduled events

choice-language-ja = 日本語
choice-language-en = English
choice-language-ja-en = 日本語 + English

setting-language = language
setting-time-zone = time zone
setting-announcements-channel = announcements channel
setting-pairings-channel = pairings channel
setting-results-channel = results channel
setting-judges-channel = judges channel
setting-organizer-role = organizer role
setting-judge-role = judge role
setting-confirm-minutes = time to confirm results

setup-title = Server setup
setup-page-channels = Choose the four channels below. One can serve several purposes.
setup-page-roles = Choose both roles, language and confirmation time. Then create an event with `/event create`.
setup-line-language = 🌐 Language of posts: { $language }
setup-line-zone = 🕒 Time zone: { $zone }
setup-line-confirm = ⏱️ An undisputed result is final after { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
setup-changed = ✅ Set: { $settings }.
setup-unchanged = Nothing changed. Current settings:
setup-minutes = Final after { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
setup-back = Channels
setup-zone-title = Time zone
setup-zone-label = IANA name or city
menu-setup-announcements = Announcements channel
menu-setup-pairings = Pairings channel
menu-setup-results = Results channel
menu-setup-judges = Judges channel
menu-setup-organizers = Organizer role
menu-setup-judge-role = Judge role
menu-setup-language = Language of posts
menu-setup-confirm = When an undisputed result is final
button-setup-page = Roles and language
button-setup-check = Check again
button-setup-zone = Time zone

check-channel-well = ✅ { $place }: { $channel }
check-channel-unset = ⚠️ { $place }: not set. Choose it with `/setup`.
check-channel-gone = ⛔ { $place }: channel deleted or hidden. Choose another with `/setup`, or allow "View Channel" for the bot's role.
check-channel-missing = ⛔ { $place }: missing permissions in { $channel }: { $missing }. Channel settings › Permissions › add the bot's role.
check-role-well = ✅ { $role }: { $mention }
check-role-quiet = ✅ { $role }: { $mention } — for pings on judge calls, turn on "Allow anyone to @mention this role" in its settings.
check-role-unset = ⚠️ { $role }: not set, so only admins can act. Choose it with `/setup`.
check-role-gone = ⛔ { $role }: role deleted. Choose another with `/setup`.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

audit-setup = changed settings: { $settings }
refusal-no-such-language = "{ $language }" is not available. Choose Japanese (`ja`) or English (`en`) from the list.
refusal-no-such-zone = No time zone "{ $zone }". Enter one like Asia/Tokyo, or choose from the list.
refusal-confirm-minutes-range = The confirmation time must be 1 to { $most } minutes.
check-server-events-missing = ⛔ Scheduled events: missing { $missing }. Allow it: Server Settings › Roles › the bot's role.
setup-line-server-events-on = 📅 Events also appear in scheduled events
setup-line-server-events-off = 📅 Events don't appear in scheduled events
setting-server-events = scheduled events
server-event-words = { $title }. { $page ->
    [1] Signup, pairings and standings:
   *[0] Sign up under the announcement here.
}
server-event-here = This server
permission-create-events = Create Events
permission-manage-events = Manage Events
