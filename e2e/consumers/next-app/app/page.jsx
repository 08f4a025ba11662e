// A server component that renders ours, without 'use client'.
import { Card } from '@eksport/ui/card'
import { StatusBadge } from '@eksport/ui/certificate'
import { Consignments } from './consignments.jsx'

export default function Page() {
  return (
    <main>
      <h1>Sendinger</h1>
      <StatusBadge status="UTSTEDT" viewpoint="INNSENDER" />
      <Card>Drawn on the server</Card>
      <Consignments />
    </main>
  )
}
