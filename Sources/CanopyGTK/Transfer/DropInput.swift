internal import CGTK
internal import CanopyInput
internal import CanopyStyle
internal import CoreTransferable
internal import Foundation

/// Receives items dragged over a widget, from other programs and from this program's windows.
@MainActor
final class DropInput {
  private let send: @MainActor (InputEvent) -> Void
  /// Returns the operation that the view under the pointer proposes, or nil if no view accepts the items.
  private let operation: @MainActor () -> DropOperation?
  private var current: Passing?

  /// A drag while it is over the widget.
  private struct Passing {
    let content: ForeignContent
    var location: CGPoint
    /// A Boolean value that indicates whether the window knows the items. Files become known some time after the pointer has
    /// entered.
    var hasEntered = false
    /// The operation that was last reported to the other program.
    var reportedAction = GDK_ACTION_COPY
  }

  init(
    of widget: UnsafeMutablePointer<GtkWidget>, operation: @escaping @MainActor () -> DropOperation?,
    send: @escaping @MainActor (InputEvent) -> Void
  ) {
    (self.send, self.operation) = (send, operation)
    let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    guard let target = gtk_drop_target_async_new(nil, actions) else { return }
    gtk_widget_add_controller(widget, target)
    let object = UnsafeMutableRawPointer(target)
    Signals.connect(object, drop: "drag-enter") { [weak self] drop, place in
      self?.enter(drop, at: place).rawValue ?? 0
    }
    Signals.connect(object, drop: "drag-motion") { [weak self] _, place in self?.move(to: place).rawValue ?? 0 }
    Signals.connect(object, drop: "drop") { [weak self] _, place in self?.drop(at: place) == true ? 1 : 0 }
    Signals.connect(object, "drag-leave") { [weak self] in self?.leave() }
  }

  private func enter(_ drop: OpaquePointer, at location: CGPoint) -> GdkDragAction {
    leave()
    let content = ForeignContent(drop: drop)
    current = Passing(content: content, location: location)
    if let own = DragOutput.items(of: drop) {
      begin(own)
    } else {
      content.loadItems { [weak self] items in
        if let self, current?.content === content { begin(items) }
      }
    }
    return GDK_ACTION_COPY
  }

  private func begin(_ items: [NSItemProvider]) {
    guard let location = current?.location else { return }
    current?.hasEntered = true
    send(.drop(DropEvent(.entered(items), at: location)))
  }

  private func move(to location: CGPoint) -> GdkDragAction {
    guard let passing = current else { return GdkDragAction(rawValue: 0) }
    current?.location = location
    if passing.hasEntered { send(.drop(DropEvent(.moved, at: location))) }
    return passing.reportedAction
  }

  private func leave() {
    guard let passing = current else { return }
    current = nil
    if passing.hasEntered { send(.drop(DropEvent(.exited, at: passing.location))) }
  }

  private func drop(at location: CGPoint) -> Bool {
    guard let passing = current, passing.hasEntered, passing.reportedAction.rawValue != 0 else { return false }
    current = nil
    let (content, proposed) = (passing.content, passing.reportedAction)
    content.operation = GdkDragAction(rawValue: 0)
    let end = DropEvent.End { isAccepted in if isAccepted { content.operation = proposed } }
    send(.drop(DropEvent(.performed(end), at: location)))
    return true
  }

  /// Reports the proposed operation, which is known after a frame, to the other program.
  func didRunFrame() {
    guard let passing = current, passing.hasEntered else { return }
    let action = action(of: operation(), for: passing.content.object)
    guard action != passing.reportedAction else { return }
    current?.reportedAction = action
    let all = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    gdk_drop_status(passing.content.object, action.rawValue == 0 ? action : all, action)
  }

  private func action(of operation: DropOperation?, for drop: OpaquePointer) -> GdkDragAction {
    let offered = gdk_drop_get_actions(drop)
    switch operation {
    case .move where offered.rawValue & GDK_ACTION_MOVE.rawValue != 0: return GDK_ACTION_MOVE
    case .move, .copy: return GDK_ACTION_COPY
    case .cancel, .forbidden, nil: return GdkDragAction(rawValue: 0)
    }
  }
}
