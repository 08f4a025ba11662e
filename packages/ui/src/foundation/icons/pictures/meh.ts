// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const Meh = /* @__PURE__ */ createIcon([
  'M15 10V9',
  'M8 16h8',
  'M9 10V9',
  ['circle', { cx: '12', cy: '12', r: '10' }],
])
