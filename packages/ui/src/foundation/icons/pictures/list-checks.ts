// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const ListChecks = /* @__PURE__ */ createIcon([
  ['path', { d: 'M13 5h8' }],
  ['path', { d: 'M13 12h8' }],
  ['path', { d: 'M13 19h8' }],
  ['path', { d: 'm3 17 2 2 4-4' }],
  ['path', { d: 'm3 7 2 2 4-4' }],
])
