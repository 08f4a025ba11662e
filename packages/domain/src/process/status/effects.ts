/** How an effect comes about, and what it does. */
export interface EffectDescription {
  /** `inside`: rows of ours, in the transaction of the event. `after`: a job that the transaction adds. */
  readonly runs: 'inside' | 'after'
  readonly does: string
}

/**
 * What follows from an event beside the status and the history entry. The server has one handler for each, of the kind that is
 * said here. What is read from the status itself (whether pickup is open, what the verification page answers) is no effect.
 */
export const effectDescriptions = {
  'save-draft': { runs: 'inside', does: 'The answers become what was saved.' },
  'soft-delete': { runs: 'inside', does: 'The draft leaves every list; its row waits for the end of its days.' },
  'fix-answers': {
    runs: 'inside',
    does: 'What counts of the answers is kept, by the form of today, with the time of the first sending.',
  },
  'fix-fee': {
    runs: 'inside',
    does: 'The fee is what it is now; sent again it stays, unless what was changed costs another one.',
  },
  snapshot: { runs: 'inside', does: 'The application is kept as it was sent.' },
  'state-reasons': {
    runs: 'inside',
    does: 'What the registers answered is kept, and why a person decides, or that nothing was found.',
  },
  'submission-comment': { runs: 'inside', does: 'What the exporter wrote with it becomes a message.' },
  receipt: { runs: 'after', does: 'The receipt is drawn and kept.' },
  'approve-if-clean': { runs: 'inside', does: 'The system tries row 5.' },
  'fee-due': { runs: 'inside', does: 'The fee is owed from now on.' },
  'assign-caseworker': {
    runs: 'inside',
    does: 'The case is the officer’s who acted; one that a signer sends back keeps its own.',
  },
  'unassign-caseworker': { runs: 'inside', does: 'The case has no owner.' },
  'hand-over': {
    runs: 'inside',
    does: 'The case is another officer’s, or waits at another office for an owner; they get a notice, as does the officer whose it was where somebody else did it.',
  },
  'notify-owner': { runs: 'inside', does: 'The officer whose case it is gets a notice of what somebody else did.' },
  'notify-overdue': {
    runs: 'inside',
    does: 'The owner, or where there is none the office, gets a notice that the deadline has passed; where that is nobody, those who lead.',
  },
  'cancellation-request': { runs: 'inside', does: 'Reason, return plan and files of the cancellation are kept.' },
  'remember-status': { runs: 'inside', does: 'The status from which the cancellation was asked for is kept.' },
  'close-cancellation': { runs: 'inside', does: 'A cancellation that came to nothing leaves the application.' },
  'retire-issue': {
    runs: 'inside',
    does: 'The valid issue is retired, and a message that tells its receiver so is put on its way (status 40, or 44 where it is replaced).',
  },
  'clarification-request': { runs: 'inside', does: 'The question becomes a message.' },
  'clarification-response': { runs: 'inside', does: 'The answer becomes a message with its files.' },
  'next-revision': { runs: 'inside', does: 'The application becomes its next revision.' },
  'notify-officer': { runs: 'inside', does: 'The officer who asked gets a notice that the exporter has answered.' },
  'notify-exporter': { runs: 'inside', does: 'The exporter gets a notice.' },
  'notify-authority': { runs: 'inside', does: 'The importing authority is told.' },
  'decision-letter': { runs: 'inside', does: 'The letter of the decision is kept and sent.' },
  'approval-stamp': {
    runs: 'inside',
    does: 'Time and officer of the approval, and the application as it was approved, are kept.',
  },
  'waive-fee': {
    runs: 'inside',
    does: 'A replacement that the authority’s own fault made necessary costs nothing, where an officer ticked that.',
  },
  'clear-approval': { runs: 'inside', does: 'The approval is taken away.' },
  'store-signed-certificate': { runs: 'inside', does: 'The certificate is signed and kept as an issue.' },
  'send-e-cert': {
    runs: 'inside',
    does: 'The electronic message is put on its way, when its turn has come: of a replacement not before the paper of its original is accounted for.',
  },
  'issue-if-delivered': { runs: 'inside', does: 'The system tries row 22.' },
  'store-paper-certificate': { runs: 'inside', does: 'What is printed is kept with the numbers of its sheets.' },
  'confirm-paper': { runs: 'inside', does: 'The time at which the print was looked at is kept.' },
  'store-scan': {
    runs: 'inside',
    does: 'The scan of the signed paper is kept; one that it takes the place of stays, and is not offered any more.',
  },
  'void-paper-serial': { runs: 'inside', does: 'The sheets are void, and the issue stands on no paper.' },
  'issue-stamp': { runs: 'inside', does: 'The time of issue is kept.' },
  'ready-for-pickup': {
    runs: 'inside',
    does: 'The exporter gets a notice that the certificate is there, or that its paper can be fetched.',
  },
  'collected-stamp': { runs: 'inside', does: 'The time at which the paper was handed out is kept.' },
  'retrieved-stamp': { runs: 'inside', does: 'The time at which the exporter first fetched the signed file is kept.' },
  'link-replacement': { runs: 'inside', does: 'The replacement is begun and names its original.' },
  'record-original-paper': {
    runs: 'inside',
    does: 'What became of the paper of an original is kept, and its sheets are void; or that its return is agreed on.',
  },
  'record-mats-paper': {
    runs: 'inside',
    does: 'What became of the paper of a certificate of the older service is kept on the application that replaces it; its exporter is told of an agreed return.',
  },
  'issue-replacement': {
    runs: 'inside',
    does: 'The replacement goes on, which may have waited for the paper alone: its message leaves, or it is issued.',
  },
  'original-sent': { runs: 'inside', does: 'The original of a replacement follows it (the other half of row 4).' },
  'original-issued': { runs: 'inside', does: 'The original of a replacement that ends is issued again (row 30).' },
  'original-replaced': {
    runs: 'inside',
    does: 'The original of a replacement that is issued comes to its end (rows 28 and 29).',
  },
  'paper-anew': {
    runs: 'inside',
    does: 'What was kept of a paper that is gone, and of its issue, leaves the certificate: it is printed anew.',
  },
  archive: {
    runs: 'after',
    does: 'The archive gets what it does not have of the case yet; at the first time the case gets its number there.',
  },
  'name-successor': { runs: 'inside', does: 'The original names the certificate that stands in its place.' },
  'return-task': { runs: 'inside', does: 'The return of the original’s paper is followed up.' },
  'record-paper-fate': {
    runs: 'inside',
    does: 'What became of the paper is kept with who recorded it, and its sheets are void.',
  },
  'move-pickup': {
    runs: 'inside',
    does: 'The pickup is at its new day and time, and the history says which it was and became.',
  },
  'pickup-fee': {
    runs: 'inside',
    does: 'The fee stays as it was locked, unless the new pickup costs another one than the one before; then the history says so.',
  },
  'pickup-snapshot': {
    runs: 'inside',
    does: 'What was sent is kept with the new pickup: what a later answer changes is told against it.',
  },
  'move-departure': {
    runs: 'inside',
    does: 'The departure is at its new day and time, and the pickup where that moves along; the history says which they were and became.',
  },
  'notify-departure': {
    runs: 'inside',
    does: 'The officer whose case it is, or where there is none its office, gets a notice of the new departure.',
  },
  'notify-office': {
    runs: 'inside',
    does: 'The officer whose case it is, or where there is none its office, gets a notice of the new pickup.',
  },
  'copy-fee': { runs: 'inside', does: 'The order of copies is kept with the fee of its day.' },
  'print-copies': { runs: 'inside', does: 'The copies stand among what the office is to print.' },
  'close-copies': { runs: 'inside', does: 'The order of copies is in no list any more, and costs nothing.' },
  'drop-copies': {
    runs: 'inside',
    does: 'Where no certificate was ever made, the orders of copies of it are cancelled.',
  },
  'store-copies': { runs: 'inside', does: 'The confirmed copies are kept with who confirmed them.' },
  'copies-collected': { runs: 'inside', does: 'Who fetched the copies is kept, and when.' },
} as const satisfies Readonly<Record<string, EffectDescription>>

/** The name of something that follows from an event, as rows of the transition table give it. */
export type Effect = keyof typeof effectDescriptions
