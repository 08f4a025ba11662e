import { configure } from '@testing-library/react'
import { beforeEach, onTestFinished } from 'vitest'
import { toastStore } from '../components/toast/toast-store.js'
import { getAnnouncer } from '../foundation/internal/announcer.js'

// Milliseconds that a page is waited for: a machine under load may take many times what a quiet one does.
configure({ asyncUtilTimeout: 30_000 })

/** What is said and shown belongs to the document and outlives a test, and files share it: modules are loaded once. */
function silence() {
  if (globalThis.document) getAnnouncer(document).silence()
  toastStore.clear()
}

// What is asked for first is done last: the test's page has gone by then, and says nothing more.
beforeEach(() => onTestFinished(silence))
