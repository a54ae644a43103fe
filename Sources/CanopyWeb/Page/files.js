// Files that the app asks for, and files that it offers.

export class Files {
  #notices;
  #send;
  #shown = null;

  constructor(notices, send) {
    this.#notices = notices;
    this.#send = send;
  }

  // Asks the person for files. Browsers show their dialog only after a click, so a bar offers it, too.
  ask(number, question) {
    this.#shown?.remove();
    const input = document.createElement("input");
    input.type = "file";
    input.multiple = question.allowsSeveral;
    input.webkitdirectory = question.isFolder;
    input.accept = question.accepted;
    const end = (isCanceled) => {
      this.#shown?.remove();
      this.#shown = null;
      this.#send({ t: "files", n: number, canceled: isCanceled });
    };
    input.addEventListener("change", async () => end(!await this.#upload(number, input.files, question.largest)));
    input.className = "said";
    this.#shown = this.#notices.show(question.title ?? "The app asks for a file.", [
      ["Choose…", () => input.click()], ["Cancel", () => end(true)],
    ]);
    this.#shown.append(input);
    if (navigator.userActivation?.isActive) input.click();
  }

  async #upload(number, files, largest) {
    const window = sessionStorage.getItem("window");
    for (const file of files) {
      // Proxies log addresses, so the secret name of the window and the name of the file are in headers.
      const headers = {
        "Canopy-Window": window, "Canopy-Name": encodeURIComponent(file.webkitRelativePath || file.name),
      };
      try {
        if (file.size > largest) throw new Error("The file is too large.");
        const answer = await fetch(`/files/${number}`, { method: "POST", headers, body: file });
        if (!answer.ok) throw new Error(await answer.text());
      } catch (error) {
        const notice = this.#notices.show(`“${file.name}” was not sent. ${error.message}`, [["OK", () => notice.remove()]]);
        return false;
      }
    }
    return files.length > 0;
  }

  download(path, name) {
    const link = document.createElement("a");
    link.href = path;
    link.download = name;
    link.click();
  }
}
