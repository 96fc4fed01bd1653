import dynamic from 'next/dynamic'

// Fields and dialogs of antd, which few visits of the list ask for.
export const OrderViewDialog = dynamic(() => import('./OrderViewDialog').then((module) => module.OrderViewDialog), {
  ssr: false,
})

export const OrderColumnsDialog = dynamic(
  () => import('./OrderColumnsDialog').then((module) => module.OrderColumnsDialog),
  { ssr: false },
)
