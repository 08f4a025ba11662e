/** [CRT-19] The name of the view of a certificate once it is issued; before that it is a preview. */
export const issuedView = {
  action: { nb: 'Vis sertifikat', nn: 'Vis sertifikat', en: 'View certificate' },
  dialog: { title: { nb: 'Vis {name}', nn: 'Vis {name}', en: 'View {name}' } },
} as const
