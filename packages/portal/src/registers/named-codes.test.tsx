import { type Application, codesIn, type NamedList } from '@eksport/domain'
import { anApplication, everyFixture } from '@eksport/domain/testing'
import { EksportProvider } from '@eksport/ui'
import { ApplicationDetail } from '@eksport/ui/certificate'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

/** Every (list, code) that the detail view asks the name of. */
function askedBy(application: Application): readonly string[] {
  const asked = new Set<string>()
  const label = (list: NamedList, code: string) => {
    if (code !== '' && list !== 'consignors') asked.add(`${list} ${code}`)
    return code
  }
  render(
    <EksportProvider>
      <ApplicationDetail application={application} viewpoint="BEHANDLER" labels={{ label }} />
    </EksportProvider>,
  )
  return [...asked]
}

const known = (application: Application) =>
  [...codesIn(application)].flatMap(([list, codes]) => [...codes].map((code) => `${list} ${code}`))

describe('[EXP-08] the names of codes that are asked for', () => {
  it.each(Object.entries(everyFixture))('are all that the detail of %s shows', (certificateTemplate, { fullest }) => {
    const application = anApplication({ ...fullest, certificateTemplate })
    const asked = askedBy(application)
    expect(asked.length).toBeGreaterThan(5)
    expect(known(application)).toEqual(expect.arrayContaining([...asked]))
  })
})
