import type { Parameters } from '@eksport/api'
import { formatDate, formatKroner, today } from '@eksport/domain'
import { useNow } from '@eksport/portal/case/use-now.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { pageKinds } from '../change-words.ts'
import { feeTexts, parameterTexts as texts } from '../parameters.texts.ts'
import { ParameterPage, ThingRow } from './parameter-page.tsx'

/** The fees in force on a day, in the order of their first versions, so that they do not move when changed. */
const heldOn = (day: string, fees: Parameters['fees']) =>
  [...Map.groupBy(fees, ({ code }) => code).values()].flatMap((ofCode) =>
    ofCode.filter(({ validFrom, validTo = day }) => validFrom <= day && validTo >= day),
  )

/** [ADM-02] The fees of certificates, now and from agreed dates. */
export function FeesPage() {
  const say = useText()
  const day = today(useNow())
  return (
    <ParameterPage title={texts.feesTitle} lead={texts.feesLead} kinds={pageKinds.fees}>
      {({ fees }, change) => (
        <ul className="mb-6 border-y border-line">
          {heldOn(day, fees).map(({ code, amount, validFrom }) => (
            <ThingRow
              key={code}
              name={feeTexts[code] === undefined ? code : say(feeTexts[code])}
              more={`${say(texts.validFrom)} ${formatDate(validFrom)}`}
              value={formatKroner(amount)}
              onChange={() => change({ kind: 'fee', subject: code, value: amount })}
            />
          ))}
        </ul>
      )}
    </ParameterPage>
  )
}
