import type { LocalizedText } from '@eksport/forms'

export const developerTexts = {
  title: { nb: 'For utviklere', nn: 'For utviklarar', en: 'For developers' },
  traces: { nb: 'Vis sporing når noe feiler', nn: 'Vis sporing når noko feilar', en: 'Show traces of what fails' },
  tracesHint: {
    nb: 'Valgene her gjelder bare denne nettleseren.',
    nn: 'Vala her gjeld berre denne nettlesaren.',
    en: 'The choices here hold for this browser only.',
  },
} as const satisfies Record<string, LocalizedText>
