internal import CanopyAccessibility
internal import CanopyPresentation
internal import CanopyCore
internal import CanopyInput
internal import CanopyMainLoop
internal import CanopyScene
internal import CanopyStyle
internal import Foundation

/// A window that a page shows. It is kept for a while after its page is gone, so that a reload or a lost connection loses
/// nothing.
@MainActor
final class WebWindow: HostWindow {
  let window: AppWindow
  /// The secret name of the window, with which its page finds it again.
  let key: String
  private(set) var client: Client?
  /// The date at which the last page left, or nil while there is a page.
  private(set) var leftAt: Date? = Date()
  private unowned let host: WebHost
  private let pageClipboard = PageClipboard()
  private var size = PageSize(size: CGSize(width: 800, height: 600), scale: 1)
  private let picture: WindowPicture
  private var tree: PageTree?
  private var flow = FrameFlow()
  private var wantsFrame = false
  private var frameDate: Date?
  private var lastFrame = Date.distantPast
  private lazy var timer = LoopTimer { [weak self] in self?.runFrame() }
  private lazy var stallTimer = LoopTimer { [weak self] in self?.checkStall() }
  /// The changes of the tree in the current frame.
  private var treeChanges: TreeChanges?
  private var textInput: TextInput?
  private var pointedLink: PointedLink?
  /// The keyboard focus that the page knows, or nil if it has to be sent.
  private var focus: PageFocus?
  /// The two-touch areas that the page knows.
  private var twoTouchAreas: [CGRect] = []
  private var properties = WindowProperties()
  private var questions = FileQuestions()
  private var isClosed = false

  init(of window: AppWindow, key: String, in host: WebHost) {
    self.window = window
    self.key = key
    self.host = host
    picture = host.pictures.make()
    pageClipboard.copied = { [weak self] in self?.client?.send(.clipboard($0)) }
  }

  var clipboard: any Clipboard { pageClipboard }

  // MARK: Pages

  /// Shows the window in a page, instead of any previous page.
  func attach(_ client: Client, _ size: PageSize, _ settings: PageSettings) {
    let old = self.client
    self.client = client
    leftAt = nil
    old?.close(.takenOver)
    self.size = size.limited(to: host.limits)
    client.received = { [weak self] in self?.receive($0) }
    flow = FrameFlow()
    picture.forget()
    client.send(.welcome(window: key, scale: self.size.scale))
    var values = host.values
    settings.set(in: &values)
    if window.frame == nil {
      window.show(in: self, geometry: geometry, values: values)
    } else {
      window.geometry = geometry
      window.values = values
    }
    window.activity = .active
    client.send(.title(properties.title))
    showMenuBar()
    if let textInput { client.send(.textInput(textInput)) }
    if let pointedLink { client.send(.pointedLink(pointedLink)) }
    if let question = questions.open(largest: host.limits.uploadSize) { client.send(question) }
    if let frame = window.frame {
      focus = nil
      twoTouchAreas = []
      // The focus can move to other parts of the page, and to the browser.
      frame.tree.context[WindowFocus.companion].leavesAtEnds = true
      tree = PageTree(frame.accessibility) { [weak self] in self?.treeChanged($0) }
    }
    requestFrame()
  }

  /// Keeps the window without a page.
  func detach(_ client: Client) {
    guard self.client === client else { return }
    self.client = nil
    leftAt = Date()
    tree?.stop()
    tree = nil
    treeChanges = nil
    picture.forget()
    timer.fire(at: nil)
    stallTimer.fire(at: nil)
    if !isClosed { window.activity = .background }
  }

  private var geometry: WindowGeometry {
    WindowGeometry(
      size: size.size, scale: size.scale, safeArea: size.safeArea, keyboardHeight: size.keyboardHeight)
  }

  private func receive(_ message: ClientMessage) {
    switch message {
    case .hello: host.log.drop("a second greeting of a client")
    case .size(let size):
      self.size = size.limited(to: host.limits)
      if self.size.scale != window.geometry.scale { client?.send(.welcome(window: key, scale: self.size.scale)) }
      window.geometry = geometry
      requestFrame()
    case .settings(let settings):
      var values = host.values
      settings.set(in: &values)
      window.values = values
    case .activity(let activity): window.activity = activity
    case .input(let event): window.receive(event)
    case .paste(let text): pageClipboard.paste(text)
    case .acknowledged(let number): acknowledge(number)
    case .perform(let action, let text, let node): perform(action, text, at: node)
    case .focus(let name, let link): moveFocus(to: name.flatMap { tree?[$0]?.id }, link: link)
    case .leave:
      accessibility?.endKeyboardFocus()
      // The page then receives the current focus, even if it has returned in the meantime.
      focus = nil
      requestFrame()
    case .scroll(let distance, let name): scroll(name, by: distance)
    case .files(let question, let isCanceled): answer(question, isCanceled)
    case .openMenu(let number): openMenu(number)
    case .choose(let item, let title, let menu):
      host.app?.menus.perform(item: item, titled: title, ofMenu: menu, in: window)
    case .closeWindow: window.requestClose()
    case .alive: client?.send(.alive)
    }
  }

  // MARK: Frames

  func requestFrame() {
    wantsFrame = true
    schedule()
  }

  func requestFrame(at date: Date?) {
    frameDate = date
    schedule()
  }

  /// The minimum time between frames, in seconds. Pages in the background show one frame per second.
  private var interval: TimeInterval { window.activity == .background ? 1 : 1 / 60 }

  private func schedule() {
    guard client != nil, flow.isOpen else { return timer.fire(at: nil) }
    let date = wantsFrame ? Date.distantPast : frameDate
    timer.fire(at: date.map { max($0, lastFrame + interval) })
  }

  private func runFrame() {
    guard let client else { return }
    lastFrame = Date()
    wantsFrame = false
    frameDate = nil
    guard let shown = window.runFrame(at: lastFrame), let frame = window.frame else { return }
    let message = picture.draw(
      shown, size: window.geometry.size, scale: window.geometry.scale, background: frame.background,
      number: flow.nextNumber)
    if let treeChanges { client.send(.tree(treeChanges)) }
    reportFocus(mayHaveMoved: treeChanges?.mayMoveFocus ?? false)
    treeChanges = nil
    let areas = frame.twoTouchAreas
    if areas != twoTouchAreas {
      twoTouchAreas = areas
      client.send(.twoTouchAreas(areas))
    }
    guard let message else { return schedule() }
    client.send(message)
    flow.send(bytes: message.bytes.count, at: lastFrame)
    watchForStall()
    schedule()
  }

  private func treeChanged(_ changes: TreeChanges) {
    // The first report arrives before the first frame.
    if let waiting = treeChanges { client?.send(.tree(waiting)) }
    treeChanges = changes
  }

  private func acknowledge(_ number: Int) {
    guard flow.acknowledge(number) else { return host.log.drop("an acknowledgement of a frame that wasn't sent") }
    client?.noteReading()
    watchForStall()
    schedule()
  }

  private func watchForStall() {
    stallTimer.fire(at: flow.waitingSince.map { $0 + host.limits.stalledTime })
  }

  private func checkStall() {
    host.log.drop("a client that doesn't show its frames")
    client?.close(.stalled)
  }

  // MARK: Accessibility

  private func perform(_ action: Int?, _ text: String, at name: String) {
    guard let node = tree?[name], let accessibility else { return }
    if let action {
      guard node.actions.indices.contains(action) else { return host.log.drop("an action that a node doesn't have") }
      accessibility.perform(node.actions[action], at: node.id, text: text)
    } else {
      for phase in [PointerEvent.Phase.began, .ended] {
        window.receive(.pointer(PointerEvent(id: .min, phase, at: node.activationPoint)))
      }
    }
    requestFrame()
  }

  private var accessibility: WindowAccessibility? { window.frame?.accessibility }

  private func moveFocus(to id: AccessibilityID?, link: Int?) {
    accessibility?.setFocus(id)
    if let id {
      accessibility?.moveKeyboardFocus(to: id, link: link)
      focus = nil
    }
    requestFrame()
  }

  private func scroll(_ name: String, by distance: CGSize) {
    guard let id = tree?[name]?.id else { return }
    accessibility?.scroll(id, by: distance)
    requestFrame()
  }

  /// Sends the keyboard focus to the page, after the tree in which the page finds the node.
  private func reportFocus(mayHaveMoved: Bool) {
    guard let accessibility else { return }
    // Finding the ends of the order requires visiting all elements.
    if let focus, !mayHaveMoved, focus.node == accessibility.keyboardFocus?.name,
      focus.link == accessibility.keyboardFocusLink
    {
      return
    }
    let new = PageFocus(accessibility)
    if new != focus { client?.send(.keyboardFocus(new)) }
    focus = new
  }

  // MARK: Menus

  func showMenuBar() { client?.send(.menuBar(host.menuTitles)) }

  /// Responds to a page that opens a menu. If this window's menus differ from the front window's, the page first receives their
  /// titles, and the person chooses among them.
  private func openMenu(_ number: Int) {
    let menus = host.app?.menus.menus(in: window) ?? []
    let titles = WebHost.titles(of: menus)
    if titles != host.menuTitles { client?.send(.menuBar(titles)) }
    client?.send(.menu(number, menus.indices.contains(number) ? menus[number].items.map(PageMenuItem.init) : []))
  }

  // MARK: Requests of the app

  func propertiesDidChange(_ properties: WindowProperties) {
    self.properties = properties
    client?.send(.title(properties.title))
  }

  func show(_ pointer: HostPointer) { client?.send(.pointer(pointer)) }

  func pointsAt(_ link: PointedLink?) {
    pointedLink = link
    client?.send(.pointedLink(link))
  }

  func takeText(for input: TextInput?) {
    if (input == nil) != (textInput == nil) { focus = nil }
    textInput = input
    client?.send(.textInput(input))
  }

  func activate() { client?.send(.activate) }

  func open(_ url: URL) { client?.send(.openURL(url.absoluteString)) }

  func openTab(for window: WebWindow) { client?.send(.openWindow(window.key)) }

  func close() {
    isClosed = true
    timer.fire(at: nil)
    stallTimer.fire(at: nil)
    tree?.stop()
    questions.cancelAll()
    host.remove(self)
    client?.close(.windowClosed)
    client = nil
  }

  // MARK: Files

  func chooseFiles(_ request: FileRequest, completion: @escaping ([URL]) -> Void) {
    questions.add(request, completion)
    ask()
  }

  private func ask() {
    if let saved = questions.takeSaving() {
      saved.completion([host.files.newFile(named: saved.name, for: self)])
      return ask()
    }
    if let question = questions.open(largest: host.limits.uploadSize) { client?.send(question) }
  }

  private func answer(_ number: Int, _ isCanceled: Bool) {
    let files = host.files.takeUploads(for: self, question: number)
    questions.answer(number, with: isCanceled ? [] : files)
    ask()
  }

  /// Offers a file that the app has written to the person for download.
  func download(_ path: String, named name: String) { client?.send(.download(path: path, name: name)) }

  func hasQuestion(_ number: Int) -> Bool { questions.hasOpen(number) }

  var asksForFolder: Bool { questions.asksForFolder }
}
