import '@eksport/ui/fonts.css'
import '../../licences/product.css'

export const metadata = { title: 'Fiskekort', icons: { icon: 'data:,' } }

export default function Layout({ children }) {
  return children
}
