import { officeDay, today } from '@eksport/domain'
import { officePolicy } from '@eksport/domain/testing'
import { addDays } from '@eksport/forms'

const office = 'KLOEFTA'

/** The first day after today on which the office is open, so that journeys run on any day of the year. */
const nextOpenDay = (now: string) => {
  for (let day = addDays(today(now), 1); ; day = addDays(day, 1)) {
    if (officeDay(officePolicy(office), day, now).open) return day
  }
}

/** The days of an application that is sent now, by the answers they belong to. */
export const daysFrom = (now: string) => {
  const pickup = nextOpenDay(now)
  return {
    'control.dispatchDate': pickup,
    'transport.dateOfDeparture': addDays(pickup, 1),
    'certificateRetrieval.office': office,
    'certificateRetrieval.date': pickup,
    fromDate: addDays(today(now), -3),
    toDate: addDays(today(now), -2),
  }
}
