import { Component, type ReactNode } from 'react'
import { reportError } from '@/services/monitoring/report-error'

type Props = {
  /** Where the person is; elsewhere the page gets another chance by itself. */
  place: string
  /** What stands in for a page that cannot be drawn. */
  fallback: (tryAgain: () => void) => ReactNode
  children: ReactNode
}

type State = { crashed: boolean }

/** Catches what breaks while a page is drawn, which reaches no other listener, and reports it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
  }

  override componentDidCatch(error: Error) {
    reportError(error, { place: this.props.place })
  }

  override componentDidUpdate(before: Props) {
    if (this.state.crashed && before.place !== this.props.place) this.tryAgain()
  }

  private readonly tryAgain = () => {
    this.setState({ crashed: false })
  }

  override render() {
    return this.state.crashed ? this.props.fallback(this.tryAgain) : this.props.children
  }
}
