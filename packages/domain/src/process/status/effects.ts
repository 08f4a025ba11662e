/**
 * What follows from an event beside the status and the history entry, and how: `inside` writes rows of ours in the transaction of the
 * event, `after` is a job that the transaction adds. What is read from the status itself (whether pickup is open, what the
 * verification page answers) is no effect.
 */
export const effectRuns = {
  /** The answers become what was saved. */
  'save-draft': 'inside',
  /** The draft leaves every list; its row waits for the end of its days. */
  'soft-delete': 'inside',
  /** What counts of the answers is kept, by the form of today, with the time of the first sending. */
  'fix-answers': 'inside',
  /** The fee is what it is now; sent again it stays, unless what was changed costs another one. */
  'fix-fee': 'inside',
  /** The application is kept as it was sent. */
  snapshot: 'inside',
  /** What the registers answered is kept, and why a person decides, or that nothing was found. */
  'state-reasons': 'inside',
  /** What the exporter wrote with it becomes a message. */
  'submission-comment': 'inside',
  /** The receipt is drawn and kept. */
  receipt: 'after',
  /** The system tries row 5. */
  'approve-if-clean': 'inside',
  /** The fee is owed from now on. */
  'fee-due': 'inside',
  /** The case is the officer’s who acted; one that a signer sends back keeps its own. */
  'assign-caseworker': 'inside',
  /** The case has no owner. */
  'unassign-caseworker': 'inside',
  /** The case is another officer’s, or waits at another office for an owner; they get a notice, as does the officer whose it was where somebody else did it. */
  'hand-over': 'inside',
  /** The officer whose case it is gets a notice of what somebody else did. */
  'notify-owner': 'inside',
  /** The owner, or where there is none the office, gets a notice that the deadline has passed; where that is nobody, those who lead. */
  'notify-overdue': 'inside',
  /** Reason, return plan and files of the cancellation are kept. */
  'cancellation-request': 'inside',
  /** The status from which the cancellation was asked for is kept. */
  'remember-status': 'inside',
  /** A cancellation that came to nothing leaves the application. */
  'close-cancellation': 'inside',
  /** The valid issue is retired, and a message that tells its receiver so is put on its way (status 40, or 44 where it is replaced). */
  'retire-issue': 'inside',
  /** The question becomes a message. */
  'clarification-request': 'inside',
  /** The answer becomes a message with its files. */
  'clarification-response': 'inside',
  /** The application becomes its next revision. */
  'next-revision': 'inside',
  /** The officer who asked gets a notice that the exporter has answered. */
  'notify-officer': 'inside',
  /** The exporter gets a notice. */
  'notify-exporter': 'inside',
  /** The importing authority is told. */
  'notify-authority': 'inside',
  /** The letter of the decision is kept and sent. */
  'decision-letter': 'inside',
  /** Time and officer of the approval, and the application as it was approved, are kept. */
  'approval-stamp': 'inside',
  /** A replacement that the authority’s own fault made necessary costs nothing, where an officer ticked that. */
  'waive-fee': 'inside',
  /** The approval is taken away. */
  'clear-approval': 'inside',
  /** The certificate is signed and kept as an issue. */
  'store-signed-certificate': 'inside',
  /** The electronic message is put on its way, when its turn has come: of a replacement not before the paper of its original is accounted for. */
  'send-e-cert': 'inside',
  /** The system tries row 22. */
  'issue-if-delivered': 'inside',
  /** What is printed is kept with the numbers of its sheets. */
  'store-paper-certificate': 'inside',
  /** The time at which the print was looked at is kept. */
  'confirm-paper': 'inside',
  /** The scan of the signed paper is kept; one that it takes the place of stays, and is not offered any more. */
  'store-scan': 'inside',
  /** The sheets are void, and the issue stands on no paper. */
  'void-paper-serial': 'inside',
  /** The time of issue is kept. */
  'issue-stamp': 'inside',
  /** The exporter gets a notice that the certificate is there, or that its paper can be fetched. */
  'ready-for-pickup': 'inside',
  /** The time at which the paper was handed out is kept. */
  'collected-stamp': 'inside',
  /** The time at which the exporter first fetched the signed file is kept. */
  'retrieved-stamp': 'inside',
  /** The replacement is begun and names its original. */
  'link-replacement': 'inside',
  /** What became of the paper of an original is kept, and its sheets are void; or that its return is agreed on. */
  'record-original-paper': 'inside',
  /** What became of the paper of a certificate of the older service is kept on the application that replaces it; its exporter is told of an agreed return. */
  'record-mats-paper': 'inside',
  /** The replacement goes on, which may have waited for the paper alone: its message leaves, or it is issued. */
  'issue-replacement': 'inside',
  /** The original of a replacement follows it (the other half of row 4). */
  'original-sent': 'inside',
  /** The original of a replacement that ends is issued again (row 30). */
  'original-issued': 'inside',
  /** The original of a replacement that is issued comes to its end (rows 28 and 29). */
  'original-replaced': 'inside',
  /** What was kept of a paper that is gone, and of its issue, leaves the certificate: it is printed anew. */
  'paper-anew': 'inside',
  /** The archive gets what it does not have of the case yet; at the first time the case gets its number there. */
  archive: 'after',
  /** The original names the certificate that stands in its place. */
  'name-successor': 'inside',
  /** The return of the original’s paper is followed up. */
  'return-task': 'inside',
  /** What became of the paper is kept with who recorded it, and its sheets are void. */
  'record-paper-fate': 'inside',
  /** The pickup is at its new day and time, and the history says which it was and became. */
  'move-pickup': 'inside',
  /** The fee stays as it was locked, unless the new pickup costs another one than the one before; then the history says so. */
  'pickup-fee': 'inside',
  /** What was sent is kept with the new pickup: what a later answer changes is told against it. */
  'pickup-snapshot': 'inside',
  /** The departure is at its new day and time, and the pickup where that moves along; the history says which they were and became. */
  'move-departure': 'inside',
  /** The officer whose case it is, or where there is none its office, gets a notice of the new departure. */
  'notify-departure': 'inside',
  /** The officer whose case it is, or where there is none its office, gets a notice of the new pickup. */
  'notify-office': 'inside',
  /** The order of copies is kept with the fee of its day. */
  'copy-fee': 'inside',
  /** The copies stand among what the office is to print. */
  'print-copies': 'inside',
  /** The order of copies is in no list any more, and costs nothing. */
  'close-copies': 'inside',
  /** Where no certificate was ever made, the orders of copies of it are cancelled. */
  'drop-copies': 'inside',
  /** The confirmed copies are kept with who confirmed them. */
  'store-copies': 'inside',
  /** Who fetched the copies is kept, and when. */
  'copies-collected': 'inside',
} as const satisfies Readonly<Record<string, 'inside' | 'after'>>

/** The name of something that follows from an event, as rows of the transition table give it. */
export type Effect = keyof typeof effectRuns
