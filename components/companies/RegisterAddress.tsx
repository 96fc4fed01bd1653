import dynamic from 'next/dynamic'

/** The fields of an address, which arrive with the form that they stand in. */
export const RegisterAddress = dynamic(() => import('./AddressFields').then((module) => module.AddressFields), {
  ssr: false,
})
