cmd-setup = setup
    .description = Set up this server: channels, roles, language (admins)
    .language = language
    .language-description = Language of posts in the channels
    .time_zone = time_zone
    .time_zone-description = Time zone of the server, such as Asia/Tokyo
    .announcements = announcements
    .announcements-description = Channel for announcements and signup
    .pairings = pairings
    .pairings-description = Channel for rounds and tables (a thread for each table)
    .results = results
    .results-description = Channel for results and standings
    .judges = judges
    .judges-description = Channel in which judges are called
    .organizer_role = organizer_role
    .organizer_role-description = Role of those who run events
    .judge_role = judge_role
    .judge_role-description = Role of the judges
    .confirm_minutes = confirm_minutes
    .confirm_minutes-description = Minutes until an undisputed result is final (default 15)
    .web = web
    .web-description = Who finds new events on the web (default: unlisted)
    .server_events = scheduled_events
    .server_events-description = List events with a time among the server's scheduled events

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

setup-title = Setup of this server
setup-page-channels = Choose the four channels below. One channel may serve for several.
setup-page-roles = Choose the two roles, the language and the time to confirm a result. Then create an event with `/event create`.
setup-line-language = 🌐 Language of posts: { $language }
setup-line-zone = 🕒 Time zone: { $zone }
setup-line-confirm = ⏱️ An undisputed result is final after { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
setup-changed = ✅ Set: { $settings }.
setup-unchanged = Nothing was changed; this is how it stands.
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
check-channel-gone = ⛔ { $place }: the channel was deleted, or I cannot see it. Choose another with `/setup`, or give my role "View Channel" there.
check-channel-missing = ⛔ { $place }: in { $channel } I lack: { $missing }. Open the channel's settings › Permissions › add my role, and switch these on.
check-role-well = ✅ { $role }: { $mention }
check-role-quiet = ✅ { $role }: { $mention } — judge calls do not ping it unless "Allow anyone to @mention this role" is on in the role's settings.
check-role-unset = ⚠️ { $role }: not set. Until then only admins can do this; choose it with `/setup`.
check-role-gone = ⛔ { $role }: the role was deleted. Choose another with `/setup`.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

audit-setup = changed the settings: { $settings }
refusal-no-such-language = I speak Japanese (`ja`) and English (`en`), not "{ $language }". Choose one from the list.
refusal-no-such-zone = There is no time zone "{ $zone }". Write an IANA name such as Asia/Tokyo, or choose from the list that appears while you type.
refusal-confirm-minutes-range = The time to confirm a result is 1 to { $most } minutes.
check-server-events-missing = ⛔ Scheduled events: I lack { $missing }. Open Server Settings › Roles › my role, and switch these on.
setup-line-server-events-on = 📅 Events also appear among this server's scheduled events
setup-line-server-events-off = 📅 Events do not appear among this server's scheduled events
setting-server-events = scheduled events
server-event-words = { $title }. { $page ->
    [1] Signup, pairings and standings:
   *[0] Sign up under the announcement in this server.
}
server-event-here = This server
permission-create-events = Create Events
permission-manage-events = Manage Events
