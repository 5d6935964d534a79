import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { type FetchPolicy, fetchPicture, PUBLIC_PICTURES } from "../../../server/pictures/fetch-picture.ts";
import { KeptPictures, PictureUrls } from "../../../server/pictures/pictures.ts";
import { isPublicAddress } from "../../../server/process/internet-address.ts";

const PNG = Buffer.from("89504e470d0a1a0a0000", "hex");
/** The server that stands for the foreign one is on this machine. */
const HERE: FetchPolicy = { ...PUBLIC_PICTURES, protocols: ["http:"], mayAsk: () => true, mostBytes: 1000 };

async function serverWith(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const sending = (body: Buffer | string) => serverWith((_, response) => response.end(body));

describe("reading a picture from another server", () => {
  it.each([
    ["image/png", "89504e470d0a1a0a00"],
    ["image/jpeg", "ffd8ffe000"],
    ["image/gif", Buffer.from("GIF89a..").toString("hex")],
    ["image/webp", Buffer.from("RIFF....WEBPVP8 ").toString("hex")],
    ["image/avif", Buffer.from("....ftypavif....").toString("hex")],
  ])("recognises %s by its bytes", async (type, hex) => {
    const url = await sending(Buffer.from(hex, "hex"));
    expect(await fetchPicture(url, HERE)).toEqual({ type, bytes: Buffer.from(hex, "hex") });
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', "<html>", ""])("refuses %j", async (body) => {
    const url = await serverWith((_, response) => {
      response.setHeader("content-type", "image/png").end(body);
    });
    await expect(fetchPicture(url, HERE)).rejects.toThrow("it is no picture");
  });

  it("refuses a picture over the limit, even when the sender does not announce its size", async () => {
    const url = await serverWith((_, response) => {
      response.write(PNG);
      response.write(Buffer.alloc(600));
      response.end(Buffer.alloc(600));
    });
    await expect(fetchPicture(url, HERE)).rejects.toThrow("it is too large");
  });

  it.each(["http://127.0.0.1:1/", "https://127.0.0.1/", "https://[::1]/", "https://[::ffff:10.0.0.1]/"])(
    "never sends a request to %s",
    async (url) => {
      const policy = { ...PUBLIC_PICTURES, protocols: ["http:", "https:"] };
      await expect(fetchPicture(url, policy)).rejects.toThrow("its address is not public");
    },
  );

  it("never sends a request to a name that leads to this machine", async () => {
    const url = (await sending(PNG)).replace("127.0.0.1", "localhost");
    await expect(fetchPicture(url, { ...HERE, mayAsk: isPublicAddress })).rejects.toThrow("not public");
    await expect(fetchPicture(url, PUBLIC_PICTURES)).rejects.toThrow("http: is not asked");
  });

  it("checks each address of a redirect", async () => {
    let asked = 0;
    const inside = await serverWith((_, response) => {
      asked += 1;
      response.end(PNG);
    });
    const redirecting = (to: string) =>
      serverWith((_, response) => response.writeHead(302, { location: to }).end());
    const mayAsk = (address: string) => address !== "127.0.0.2";
    const elsewhere = await redirecting(inside.replace("127.0.0.1", "127.0.0.2"));
    await expect(fetchPicture(elsewhere, { ...HERE, mayAsk })).rejects.toThrow("not public");
    await expect(fetchPicture(await redirecting("file:///etc/passwd"), HERE)).rejects.toThrow("not asked");
    expect(asked).toBe(0);
    expect(await fetchPicture(await redirecting(inside), HERE)).toMatchObject({ type: "image/png" });
    const loop = await serverWith((_, response) => response.writeHead(302, { location: "/again" }).end());
    await expect(fetchPicture(loop, HERE)).rejects.toThrow("it redirects too often");
  });

  it("gives up a server that answers too slowly", async () => {
    const url = await serverWith((_, response) => void response.write(PNG));
    await expect(fetchPicture(url, { ...HERE, timeoutMs: 50 })).rejects.toThrow();
  });
});

describe("public addresses", () => {
  it.each(["8.8.8.8", "1.1.1.1", "2606:4700::1111"])("include %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"],
    ...["224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "::ffff:8.8.8.8", "64:ff9b::1"],
    ...["2002:7f00:1::", "2001:db8::1", "ff02::1"],
  ])("do not include %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("the address of a picture", () => {
  const urls = new PictureUrls();

  it("is a path on this server that does not reveal the picture's own address", () => {
    const url = "https://pictures.some-game.com/1.png?secret";
    const path = urls.pathOf(url) ?? "";
    expect(path).toMatch(/^\/api\/pictures\/[0-9a-f]{32}$/);
    expect(urls.urlOf(path.slice(-32))).toBe(url);
    expect(urls.urlOf("0".repeat(32))).toBeNull();
  });

  it.each([
    ...["http://pictures.com/1.png", "https://127.0.0.1/1.png", "https://2130706433/", "https://[::1]/"],
    ...["https://localhost/1.png", "https://host.internal/", "https://a.com:8443/", "https://me:you@a.com/"],
    ...["https://pictures.corvax-lab.example/1.webp", "data:image/png;base64,aa", "/pictures/1.webp", "no"],
  ])("is not made from %s", (url) => {
    expect(urls.pathOf(url)).toBeNull();
  });
});

describe("cached pictures", () => {
  it("are read once, missing ones included, for all parallel requests", async () => {
    let reads = 0;
    const pictures = new KeptPictures(async (url) => {
      reads += 1;
      if (url === "missing") throw new Error("not there");
      return { type: "image/png", bytes: PNG };
    });
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(["one", "one", "missing", "missing"].map((url) => pictures.of(url)));
      expect(answers.map((answer) => answer?.type)).toEqual(["image/png", "image/png", undefined, undefined]);
    }
    expect(reads).toBe(2);
  });

  it("are read eight at a time, and the next one waits", async () => {
    const release: (() => void)[] = [];
    const pictures = new KeptPictures(
      () =>
        new Promise((resolve) => release.push(() => resolve({ type: "image/png", bytes: Buffer.alloc(1) }))),
    );
    const first = Array.from({ length: 8 }, (_, index) => pictures.of(String(index)));
    await expect(pictures.of("ninth")).rejects.toMatchObject({ status: 503 });
    for (const end of release) end();
    await Promise.all(first);
    expect((await pictures.of("0"))?.type).toBe("image/png");
  });
});
