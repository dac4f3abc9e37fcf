import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin, type Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

// The server serves what is built here; while developing, Vite stands in front of it.
const server = 'http://127.0.0.1:8000';

/** check.html with its script inside: one file that also works saved on a disk, without a server. */
function offlineCheck(): Plugin {
  return {
    name: 'offline-check',
    apply: 'build',
    async generateBundle() {
      const lib = { entry: 'src/check.ts', formats: ['iife' as const], name: 'check' };
      const made = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: { write: false, lib, target: 'es2022' },
      });
      const [bundle] = [made].flat() as Rolldown.RolldownOutput[];
      const code = bundle.output[0].code.replaceAll('</script', '<\\/script');
      const page = await this.fs.readFile('check.html', { encoding: 'utf8' });
      this.emitFile({
        type: 'asset',
        fileName: 'check.html',
        source: page.replace('<!-- script -->', () => `<script>${code}</script>`),
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), offlineCheck()],
  build: {
    outDir: '../src/rulewright/doors/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What most pages share is one file: dozens of small ones took longer to fetch and to start.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] } },
    },
  },
  // One module registry for all test files: with one each, half of the time goes into loading modules again.
  test: { setupFiles: ['src/setup.ts'], isolate: false },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true }, '/openapi.json': server },
  },
});
