internal import CanopyPresentation
internal import CanopyCore
package import CanopyInput
internal import CanopyLayout
internal import CanopyScene
internal import CanopyStyle
public import CoreTransferable
internal import Foundation

extension TestElement {
  /// Holds a touch on this element until the element is lifted, drags it onto another one, and drops it there.
  ///
  /// The drag takes the same path as a person's. It fails if nothing here is draggable, or if another view covers one of the
  /// elements. It also fails if no view accepts the items at the drop location, and is then canceled. Returns after the dropped
  /// items have been loaded.
  ///
  /// - Parameter other: The element to drop on. Its center must be visible together with this element.
  public func drag(onto other: TestElement) async throws {
    let start = try touchableCenter(for: "dragged")
    let end = try other.touchableCenter(for: "dropped on", needsGesture: false)
    guard screen.frame.touched(at: start).map(WindowInput.canDrag) == true else { throw TestError.notDraggable(self) }
    screen.send(.began, at: start)
    screen.advance(by: 0.6)
    guard screen.isDragging else {
      screen.send(.ended, at: start)
      screen.settle()
      throw TestError.notDraggable(self)
    }
    for step in 1...8 {
      screen.advance(by: 1 / 30)
      let part = Double(step) / 8
      screen.send(.moved, at: CGPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y)))
    }
    let operation = screen.frame.dropOperation
    guard let operation, operation == .copy || operation == .move else {
      let error = TestError.notDropped(
        on: other, screen.frame.draggedItems.flatMap(\.registeredTypeIdentifiers), isRefused: operation != nil)
      screen.send(.cancelled, at: end)
      screen.settle()
      throw error
    }
    UpdateCause("dropping “\(name)”").run { screen.send(.ended, at: end) }
    await screen.finishDrop()
  }

  /// Drops values on this element, like another program. Returns after they have been loaded.
  public func drop(_ values: any Transferable...) async throws {
    try await drop(values.map { NSItemProvider(of: $0) })
  }

  /// Drops items on this element, like another program. Returns after they have been loaded.
  public func drop(_ items: [NSItemProvider]) async throws {
    let center = try touchableCenter(for: "dropped on", needsGesture: false)
    screen.send(DropEvent(.entered(items), at: center))
    screen.send(DropEvent(.moved, at: center))
    let operation = screen.frame.dropOperation
    guard let operation, operation == .copy || operation == .move else {
      screen.send(DropEvent(.exited, at: center))
      screen.settle()
      throw TestError.notDropped(on: self, items.flatMap(\.registeredTypeIdentifiers), isRefused: operation != nil)
    }
    UpdateCause("a drop").run { screen.send(DropEvent(.performed(), at: center)) }
    await screen.finishDrop()
  }
}

extension TestScreen {
  /// A Boolean value that indicates whether a view is being dragged.
  package var isDragging: Bool { !frame.draggedItems.isEmpty }

  /// Sends a change of a drag from another program to the window.
  package func send(_ event: DropEvent) {
    frame.receive(.drop(event))
    update()
  }

  /// Waits up to about ten seconds until dropped items have been loaded, and completes the resulting updates.
  fileprivate func finishDrop() async {
    for _ in 0..<5000 where frame.isLoadingDrops || NSItemProvider.isLoading {
      try? await Task.sleep(for: .milliseconds(2))
    }
    // Completion handlers often continue on the main queue.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    settle()
  }
}

extension NSItemProvider {
  fileprivate convenience init(of value: some Transferable) {
    self.init()
    register(value: value)
  }
}

@MainActor
extension TestError {
  fileprivate static func notDraggable(_ element: TestElement) -> TestError {
    TestError(
      message: """
        The \(element.role) “\(element.name)” cannot be dragged: no view around it is draggable, it is disabled, or another \
        gesture has precedence. Add draggable(_:) or onDrag(_:).
        """)
  }

  fileprivate static func notDropped(on element: TestElement, _ types: [String], isRefused: Bool) -> TestError {
    let names = types.map { "“\($0)”" }.joined(separator: ", ")
    let items = types.isEmpty ? "Items without a type" : "Items of the types \(names)"
    let reason =
      isRefused
      ? "its delegate proposes to forbid or cancel that"
      : "no view there accepts these types, or its delegate refuses them"
    return TestError(message: "\(items) cannot be dropped on the \(element.role) “\(element.name)”: \(reason).")
  }
}
