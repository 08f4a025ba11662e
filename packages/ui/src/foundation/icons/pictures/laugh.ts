// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const Laugh = /* @__PURE__ */ createIcon([
  'M15 10V9',
  'M7.084 14.302a5.12 5.12 0 009.833 0 .24.24 0 00-.235-.302H7.32a.24.24 0 00-.235.302',
  'M9 10V9',
  ['circle', { cx: '12', cy: '12', r: '10' }],
])
