import dynamic from 'next/dynamic'

// Loaded on demand: antd's fields and dialogs, which few visits of the list need.
export const OrderViewDialog = dynamic(() => import('./OrderViewDialog').then((module) => module.OrderViewDialog), {
  ssr: false,
})

export const OrderColumnsDialog = dynamic(
  () => import('./OrderColumnsDialog').then((module) => module.OrderColumnsDialog),
  { ssr: false },
)
