/**
 * What follows from an event besides the status and the history entry, and when: `inside` writes rows in the transaction of the
 * event, `after` is a job that the transaction adds. What is derived from the status itself (whether pickup is open, what the
 * verification page answers) is not an effect.
 */
export const effectRuns = {
  /** Stores the saved answers. */
  'save-draft': 'inside',
  /** Removes the draft from every list; its row is erased later. */
  'soft-delete': 'inside',
  /** Stores the relevant answers by today's form, with the time of the first sending. */
  'fix-answers': 'inside',
  /** Locks the current fee; sending again keeps it, unless a change of the answers costs another one. */
  'fix-fee': 'inside',
  /** Stores the application as it was sent. */
  snapshot: 'inside',
  /** Stores the registers' answers, and why a person decides or that nothing was found. */
  'state-reasons': 'inside',
  /** Makes the exporter's comment a message. */
  'submission-comment': 'inside',
  /** Draws and stores the receipt. */
  receipt: 'after',
  /** The system tries row 5. */
  'approve-if-clean': 'inside',
  /** The fee is owed from now on. */
  'fee-due': 'inside',
  /** Assigns the case to the acting officer; a case that a signer sends back keeps its owner. */
  'assign-caseworker': 'inside',
  /** Removes the owner of the case. */
  'unassign-caseworker': 'inside',
  /** Transfers the case to another officer, or to another office to wait for an owner; notifies them, and the former owner where somebody else did it. */
  'hand-over': 'inside',
  /** Notifies the owner of the case about what somebody else did. */
  'notify-owner': 'inside',
  /** Notifies the owner that the deadline has passed; without an owner the office, and if nobody is there its leaders. */
  'notify-overdue': 'inside',
  /** Stores reason, return plan and files of the cancellation. */
  'cancellation-request': 'inside',
  /** Stores the status from before the cancellation was requested. */
  'remember-status': 'inside',
  /** Removes a cancellation that was not carried out. */
  'close-cancellation': 'inside',
  /** Retires the valid issue, and queues a message that tells its receiver so (status 40, or 44 where it is replaced). */
  'retire-issue': 'inside',
  /** Makes the question a message. */
  'clarification-request': 'inside',
  /** Makes the answer a message with its files. */
  'clarification-response': 'inside',
  /** Begins the next revision of the application. */
  'next-revision': 'inside',
  /** Notifies the officer who asked that the exporter has answered. */
  'notify-officer': 'inside',
  /** Notifies the exporter. */
  'notify-exporter': 'inside',
  /** Notifies the importing authority. */
  'notify-authority': 'inside',
  /** Stores and sends the letter of the decision. */
  'decision-letter': 'inside',
  /** Stores time and officer of the approval, and the application as it was approved. */
  'approval-stamp': 'inside',
  /** Waives the fee of a replacement that the authority's own error made necessary, where an officer ticked that. */
  'waive-fee': 'inside',
  /** Removes the approval. */
  'clear-approval': 'inside',
  /** Signs the certificate and stores it as an issue. */
  'store-signed-certificate': 'inside',
  /** Queues the electronic message; that of a replacement only when the paper of its original is accounted for. */
  'send-e-cert': 'inside',
  /** The system tries row 22. */
  'issue-if-delivered': 'inside',
  /** Stores the printed file with the serials of its sheets. */
  'store-paper-certificate': 'inside',
  /** Stores when the print was confirmed. */
  'confirm-paper': 'inside',
  /** Stores the scan of the signed paper; an earlier scan is kept but no longer offered. */
  'store-scan': 'inside',
  /** Voids the sheets; the issue is no longer on paper. */
  'void-paper-serial': 'inside',
  /** Stores the time of issue. */
  'issue-stamp': 'inside',
  /** Notifies the exporter that the certificate is ready, or that its paper can be fetched. */
  'ready-for-pickup': 'inside',
  /** Stores when the paper was handed out. */
  'collected-stamp': 'inside',
  /** Stores when the exporter first fetched the signed file. */
  'retrieved-stamp': 'inside',
  /** Creates the replacement, which names its original. */
  'link-replacement': 'inside',
  /** Stores what became of the paper of an original and voids its sheets, or stores that its return is agreed. */
  'record-original-paper': 'inside',
  /** Stores what became of the paper of a certificate of the older service on the application that replaces it; notifies its exporter of an agreed return. */
  'record-mats-paper': 'inside',
  /** Continues a replacement that waited for the paper only: sends its message, or issues it. */
  'issue-replacement': 'inside',
  /** Moves the original along with its sent replacement (the other half of row 4). */
  'original-sent': 'inside',
  /** Restores the original of a replacement that ends to issued (row 30). */
  'original-issued': 'inside',
  /** Ends the original of a replacement that is issued (rows 28 and 29). */
  'original-replaced': 'inside',
  /** Removes the data of a lost paper and of its issue from the certificate, which is then printed again. */
  'paper-anew': 'inside',
  /** Files the documents of the case that the archive does not have yet; the first time, the case gets its number there. */
  archive: 'after',
  /** Stores on the original which certificate replaces it. */
  'name-successor': 'inside',
  /** Adds a task to follow up the return of the original's paper. */
  'return-task': 'inside',
  /** Stores what became of the paper and who recorded it, and voids its sheets. */
  'record-paper-fate': 'inside',
  /** Moves the pickup to its new day and time; the history has the old and the new one. */
  'move-pickup': 'inside',
  /** Keeps the locked fee, unless the new pickup has another fee than the old one, which the history then states. */
  'pickup-fee': 'inside',
  /** Stores the sent application with the new pickup, as the basis for comparing later answers. */
  'pickup-snapshot': 'inside',
  /** Moves the departure to its new day and time, and the pickup where it moves along; the history has the old and the new ones. */
  'move-departure': 'inside',
  /** Notifies the owner of the case, or without an owner its office, of the new departure. */
  'notify-departure': 'inside',
  /** Notifies the owner of the case, or without an owner its office, of the new pickup. */
  'notify-office': 'inside',
  /** Stores the order of copies with the fee of the day. */
  'copy-fee': 'inside',
  /** Adds the copies to the office's print list. */
  'print-copies': 'inside',
  /** Removes the order of copies from all lists; it costs nothing. */
  'close-copies': 'inside',
  /** Cancels the orders of copies where no certificate was ever made. */
  'drop-copies': 'inside',
  /** Stores the confirmed copies and who confirmed them. */
  'store-copies': 'inside',
  /** Stores who fetched the copies, and when. */
  'copies-collected': 'inside',
} as const satisfies Readonly<Record<string, 'inside' | 'after'>>

/** The name of an effect, as used in the transition table. */
export type Effect = keyof typeof effectRuns
