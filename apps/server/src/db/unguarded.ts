/**
 * [OPS-06] Tables whose rows are not recorded by digest in audit events, and why. A test fails for a table that is
 * neither here, nor guarded (`written-rows.ts`), nor a hash chain. Row-level security decides who may write to them
 * (065).
 */
export const unguardedTables: Readonly<Record<string, string>> = {
  application_words: 'what an application is searched by, made of its guarded document by a trigger',
  absences: 'a wish about who takes a case over: the taking over is an act of its own',
  // Reference data.
  reference_entries: 'their digest stands in the guarded row of their version, and is compared with them',
  reference_revision: 'a counter by which a server notices that it must read anew',
  reference_data_versions: 'hashes of files of the release, to load none twice',
  file_scanning: 'what the configuration says, said at each start',
  product_mode: 'written once by the first start, and compared with the configuration at each',
  demonstration_diseases: 'invented data of the demonstration',
  demonstration_outages: 'invented data of the demonstration',
  // Rows that come and go without an act, and say nothing about a certificate.
  sessions: 'lasts for two hours at most, and changes with each call; login and logout are audit events',
  login_attempts: 'lasts for an hour at most; the login is an audit event',
  login_links: 'lasts for a day at most; the login is an audit event',
  used_logout_tokens: 'lasts for an hour; the logout is an audit event',
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
  address_book: 'a help to fill in; an application holds its own addresses',
  named_templates: 'a name for an application, to begin others like it',
  saved_views: 'a name for what a list shows',
  feedback: 'what somebody thinks of the portal; the product never reads it',
}
