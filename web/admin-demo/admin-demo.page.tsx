import { type MouseEvent, useEffect, useState } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { Dashboard } from '../dashboard/dashboard'
import { Content } from '../layout/page-header'
import { LinkButton } from '../ui/button'
import { Logo } from '../ui/mug'
import { toast } from '../ui/toast'
import { ThemeSwitch } from '../ui/theme-switch'
import { words } from '../words'
import { enterDemo, leaveDemo } from './demo'

const REAL = '/admin'
const DEMO = '/admin-demo'

/** The dashboard believes to stand at /admin: its links and filters work on the demo's own address. */
const toDemo = (to: string) => to.replace(/^\/admin(?=$|\?)/, DEMO)
const useDemoLocation: BaseLocationHook = () => {
  const [path, navigate] = useBrowserLocation()
  return [path === DEMO ? REAL : path, (to: string, options?: object) => navigate(toDemo(to), options)]
}

/** /admin-demo: the dashboard over a sample company that lives in this browser only. */
export default function AdminDemoPage() {
  // Before anything beneath asks for something; entered once, however often this is rendered.
  useState(enterDemo)
  useEffect(() => leaveDemo, [])
  return (
    <>
      <header className="top-0 z-40 border-line border-b bg-background sm:sticky">
        <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-1 gap-y-1 px-4 py-2 sm:gap-x-4 sm:px-6">
          <Logo />
          <p className="order-last min-w-0 basis-full text-sm sm:order-none sm:flex-1 sm:basis-0">
            <strong className="font-semibold">{words.dashboard.demo.title}</strong>{' '}
            <span className="text-muted">{words.dashboard.demo.text}</span>
          </p>
          <div className="ms-auto flex items-center gap-1">
            <ThemeSwitch />
            {/* A whole new page, so that nothing of the demo goes along. */}
            <LinkButton variant="secondary" size="small" href="/demo" target="_self">
              {words.dashboard.demo.leave}
            </LinkButton>
          </div>
        </div>
      </header>
      <Content>
        {/* oxlint-disable-next-line react/hooks -- the router is given its hook, and calls it */}
        <Router hook={useDemoLocation} hrefs={toDemo} aroundNav={(go, to, options) => go(to, options)}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only passes on what its links are asked for */}
          <div onClickCapture={refuseDownload}>
            <Dashboard />
          </div>
        </Router>
      </Content>
    </>
  )
}

/** A link to a file would ask the server, which has no such company. */
function refuseDownload(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !/^\/(api\/admin|completed_pairings)\//.test(link.pathname)) return
  event.preventDefault()
  event.stopPropagation()
  const { title, text: description } = words.dashboard.demo.noFiles
  toast({ title, description, tone: 'warning' })
}
