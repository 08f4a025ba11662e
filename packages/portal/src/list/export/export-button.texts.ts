export const exportButtonTexts = {
  open: { nb: 'Last ned …', nn: 'Last ned …', en: 'Download …' },
} as const
