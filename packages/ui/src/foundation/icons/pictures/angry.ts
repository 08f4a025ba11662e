// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const Angry = /* @__PURE__ */ createIcon([
  'M15 12v-1.584',
  'M17 10a5 5 0 00-3 1',
  'M7 10a5 5 0 013 1',
  'M9 12v-1.584',
  'M9 17a5 5 0 016.001 0',
  ['circle', { cx: '12', cy: '12', r: '10' }],
])
