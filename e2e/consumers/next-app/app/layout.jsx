import '@eksport/ui/styles.css'

export const metadata = { title: 'A consumer with Next.js' }

export default function Layout({ children }) {
  return (
    <html lang="nb">
      <body>{children}</body>
    </html>
  )
}
