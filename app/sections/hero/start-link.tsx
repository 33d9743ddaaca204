import { contentIn } from "#app/content/content-in.ts";
import { useLanguage } from "#app/language/language.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { SectionOf } from "../section.ts";

type Props = NonNullable<SectionOf<"HERO">["start"]>;

/** Jumps to the product where it is below the first window: on phones, and on desktops if it `isFar`. Server only. */
export function StartLink({ url, isFar }: Props) {
  const { tryIt } = contentIn(useLanguage()).shell.messages;
  return (
    <p className={`mt-4 ${isFar ? "" : "lg:hidden"} print:hidden`}>
      <SiteLink url={url} className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-leaf">
        <span className="underline underline-offset-4">{tryIt}</span>
        <span aria-hidden="true">↓</span>
      </SiteLink>
    </p>
  );
}
