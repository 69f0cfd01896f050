import type { FastifyReply } from 'fastify'
import { picturePolicy } from '../platform/http/content-policy'
import { encodeHtml } from '../mail/template'

const STYLE =
  ':root{color-scheme:light dark}html,body{height:100%;margin:0}img{display:block;box-sizing:border-box;width:100%;height:100%;padding:8px;object-fit:contain;font:16px/1.5 system-ui,sans-serif}'

const POLICY = picturePolicy(STYLE)

/** Sends a document for a frame with one picture of another site in it; it can't be seen from outside whether it loads, so the alternative text says so. */
export const pictureDocument = (reply: FastifyReply, url: string): FastifyReply =>
  reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Picture</title><style>${STYLE}</style>` +
        `<img src="${encodeHtml(new URL(url).href)}" alt="Image failed to load. Please check the URL."></html>`,
    )
