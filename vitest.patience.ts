import { vi } from 'vitest'

/** Milliseconds that anything is waited for: a machine under load may take many times what a quiet one does. */
const patience = 120_000

// Vitest has no setting for the second that `vi.waitFor` waits unless it is told otherwise. The files of a worker share `vi`.
const patient: unique symbol = Symbol.for('eksport.patient')
if (!Object.hasOwn(vi, patient)) {
  const { waitFor } = vi
  Object.assign(vi, {
    [patient]: true,
    waitFor: (condition: Parameters<typeof waitFor>[0], options: Parameters<typeof waitFor>[1] = {}) =>
      waitFor(condition, typeof options === 'number' ? options : { timeout: patience, ...options }),
  })
}
