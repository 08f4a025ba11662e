import { codeListQuery } from '@eksport/portal/code-lists/queries.ts'
import { Select, type SelectProps, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'

/** Chooses one of the authority's offices; the children are options before them. */
export function OfficeSelect({ children, ...props }: SelectProps) {
  const { locale } = useEksport()
  const { data: offices = [] } = useQuery(codeListQuery('certificate-offices'))
  return (
    <Select {...props}>
      {children}
      {offices.map(({ code, names }) => (
        <option key={code} value={code}>
          {names[locale]}
        </option>
      ))}
    </Select>
  )
}
