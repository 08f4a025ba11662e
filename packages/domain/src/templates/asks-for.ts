import type { CertificateTemplate } from './certificate-template.ts'

const asked = new WeakMap<CertificateTemplate, readonly string[]>()

/** The paths of all that a form asks in some application; those of items behind the path of their list. */
function pathsOf({ steps }: CertificateTemplate): readonly string[] {
  return steps.flatMap(({ sections, items }) => [
    ...sections.flatMap(({ fields }) => Object.keys(fields)),
    ...(items?.sections ?? []).flatMap(({ fields }) => Object.keys(fields).map((name) => `${items?.path}.${name}`)),
  ])
}

/** [RUL-05] Whether a form asks for an answer, or for a part of it, whatever its conditions. */
export function asksFor(template: CertificateTemplate, path: string): boolean {
  const paths = asked.get(template) ?? pathsOf(template)
  asked.set(template, paths)
  return paths.some((one) => one === path || one.startsWith(`${path}.`))
}
