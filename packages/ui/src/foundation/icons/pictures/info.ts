// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const Info = /* @__PURE__ */ createIcon([['circle', { cx: '12', cy: '12', r: '10' }], 'M12 16v-4', 'M12 8h.01'])
