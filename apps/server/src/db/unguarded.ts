/**
 * [OPS-06] What no audit event names by its digest, and why: whatever stands neither here nor in `guarded-rows.ts` fails a test. Who may
 * write there says row-level security, with the rights of a role (065).
 */
export const unguardedTables: Readonly<Record<string, string>> = {
  // People and what they may do: written by whoever keeps the register of people, beside the product, and read at each call.
  persons:
    'who there is, and where an officer belongs; what an officer may do is guarded, and placing one is an audit event',
  delegations: 'who may act for whom comes from a register, by no act; each act names who did it',
  representations: 'comes from a register, by no act',
  organisations: 'comes from a register, by no act; the application holds the names it was sent with',
  absences: 'a wish about who takes a case over: the taking over is an act of its own',
  // Reference data: what was decided by it stands in the application, its snapshots and its history.
  reference_versions: 'append-only by triggers; what was decided by a list stands in the application and its snapshots',
  reference_entries: 'append-only by triggers, as its versions are',
  reference_settings: 'set by the release and by the owner; what was decided by one stands in the application',
  reference_setting_changes: 'written by a trigger, for servers to notice which settings to read anew',
  reference_revision: 'a counter by which a server notices that it must read anew',
  reference_data_versions: 'hashes of files of the release, to load none twice',
  file_scanning: 'what the configuration says, said at each start',
  product_mode: 'written once by the first start, and compared with the configuration at each',
  demonstration_diseases: 'invented data of the demonstration',
  demonstration_outages: 'invented data of the demonstration',
  // What comes and goes without an act, and says nothing about a certificate.
  sessions: 'lasts for two hours at most, and changes with each call; login and logout are audit events',
  login_attempts: 'lasts for an hour at most; the login is an audit event',
  login_links: 'lasts for a day at most; the login is an audit event',
  used_logout_tokens: 'lasts for an hour; the logout is an audit event',
  national_ids: 'fingerprints under a key that the database does not have: one that is put there fits nobody',
  call_counts: 'counts calls for a minute: a hand could only let somebody try once more',
  idempotency_keys: 'an answer that is given again for some days; what it answers is guarded',
  jobs: 'what is still to be done after an act; what comes of it is guarded',
  job_workers: 'who is at work, for seconds',
  notices: 'tell somebody of an act that stands in the history',
  notice_settings: 'a wish of a person about mail',
  certificate_deliveries: 'how far a message is; what it says is a guarded file, of a guarded issue',
  series_sendings: 'that a row is to be sent, and why it was not; that it was sent stands in the history',
  daily_totals:
    'figures of days that are over, to look at; counted anew from the guarded history where a row is deleted',
  weekly_totals: 'the same, added up by the week',
  case_ticks: 'what an officer has looked at so far; what was assessed at a decision stands in the history',
  paper_sheets:
    'how far a stock is used; the sheets of a certificate stand in its guarded issue, piles and voids are guarded',
  archive_cases: 'append-only by triggers; opened for an application, which is guarded and names the number',
  archive_entries: 'append-only by triggers; copies of guarded files, messages, snapshots and of the history',
  address_book: 'a help to fill in; an application holds its own addresses',
  complaints:
    'how far a complaint is; its words and those of each decision stand in the history, its letters are guarded files',
  customer_links: 'who may look at a draft; that one was made, ended or answered stands in the history',
  named_templates: 'a name for an application, to begin others like it',
  saved_views: 'a name for what a list shows',
  feedback: 'what somebody thinks of the portal; the product never reads it',
}
