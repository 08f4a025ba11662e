import { expect, it } from 'vitest'
import { forgetNobodysWords, messageDraftKey, noteKey } from './unsent-words.ts'

it('[EXP-03] [ACT-09] what was kept under no name goes, and what has its writer stays', () => {
  const old = ['eks:message-draft:case-4001', 'eks:message-draft:application-4002']
  const kept = [
    `eks:message-draft:${messageDraftKey('p-1', '310000043', 4001)}`,
    // A person may be called anything.
    `eks:message-draft:${messageDraftKey('case-1', 4001)}`,
    noteKey('p-1', 4001),
  ]
  for (const key of [...old, ...kept]) localStorage.setItem(key, 'Hei')
  forgetNobodysWords()
  expect(Object.keys(localStorage).toSorted()).toEqual(kept.toSorted())
})
