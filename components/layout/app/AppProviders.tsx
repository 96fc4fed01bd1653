import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import styled from 'styled-components'
import { NpsDialog } from '@/components/nps/NpsDialog'
import { InProgressDialog } from '@/components/simulation/quotations/InProgressDialog'
import { PAGE_BEHIND } from '@/components/ui/dialogs/useModalLayer'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { readServed, ServedContext, useServed } from '@/contexts/ServedContext'
import { ThemeProvider } from '@/contexts/ThemeContext'
import { forgetHeldKeys, replayHeldInput } from '@/services/browser/held-input'
import { rememberPageWidth } from '@/services/browser/page-width'
import { StyleRules } from '@/styles/StyleRules'
import { CompanyWatch } from '../company/CompanyWatch'
import { Analytics } from './Analytics'
import { DialogsAhead } from './DialogsAhead'
import { HelpAddress } from './HelpAddress'
import { LeaveQuestion } from './LeaveQuestion'
import { Live } from './Live'
import { LoginProvider } from './LoginProvider'
import { limitPageChanges, showPageChanges } from './pageChanges'
import { createQueryClient } from './queryClient'
import { QuotationProvider } from './QuotationProvider'

export const AppProviders = ({ children }: { children: ReactNode }) => {
  const rendered = useServed()
  const [served] = useState(() => (typeof window === 'undefined' ? rendered : readServed()))
  const [queryClient] = useState(() => rendered?.queryClient ?? createQueryClient(served?.answers))
  useEffect(() => {
    // In a task of its own: React hydrates nothing for an event within its own work.
    setTimeout(replayHeldInput)
  }, [])
  useEffect(limitPageChanges, [])
  useEffect(rememberPageWidth, [])
  useEffect(showPageChanges, [])
  return (
    <ServedContext value={served}>
      <StyleRules>
        <ThemeProvider>
          <QueryClientProvider client={queryClient}>
            <LoginProvider>
              <QuotationProvider>
                <HelpAddress>
                  <PageBehind id={PAGE_BEHIND}>
                    {/* A boundary of its own becomes interactive in slices, between which the browser answers. */}
                    <Suspense>
                      {children}
                      <PageAnswers />
                    </Suspense>
                  </PageBehind>
                  {BESIDE}
                </HelpAddress>
              </QuotationProvider>
            </LoginProvider>
          </QueryClientProvider>
        </ThemeProvider>
      </StyleRules>
    </ServedContext>
  )
}

/** Behind the page in the tree, so that its effect comes after those of the page's shortcuts. */
const PageAnswers = (): null => {
  useEffect(forgetHeldKeys, [])
  return null
}

/** What stands beside every page: the same elements at each rendering, so that a page change leaves them alone. */
const BESIDE = (
  <>
    <InProgressDialog />
    <NpsDialog />
    <CompanyWatch />
    <LeaveQuestion />
    <DialogsAhead />
    <Live />
    <Analytics />
    <Toaster />
  </>
)

/** Generates no box, so that it does not affect the layout. */
const PageBehind = styled.div`
  display: contents;
`
