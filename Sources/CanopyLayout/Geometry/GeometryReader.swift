public import CanopyCore
internal import Foundation

/// A view that takes the proposed size and creates its content from its own geometry.
///
/// ```swift
/// GeometryReader { geometry in
///   Text("\(Int(geometry.size.width)) points")
/// }
/// ```
///
/// The content is placed in the top leading corner. It is created once the size is known, and again when a value that it has read
/// changes.
public struct GeometryReader<Content: View> {
  /// A closure that creates the content for a geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on its geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

// Slots: the element, its layout, and the one word of the content's body.

@MainActor
extension GeometryReader: View, PrimitiveView {
  public typealias Body = Never
  private static var slot: Slot<GeometryLayout<Content>> { Slot(1) }

  public static var _words: Int { 3 }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let layout = GeometryLayout<Content>(view.pointee.content, slots.dropFirst(2))
    slots.keep(layout, in: slot)
    // Safe because the slots keep the layout until the element has left.
    let element = makeElement(
      .container, context, payload: Unmanaged.passUnretained(layout as ElementLayout).toOpaque())
    slots[0] = UInt(element)
    layout.begin(at: element, context.inside(element))
    didMountElement(element)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let layout = slots[slot]
    layout.update(view.pointee.content, context.inside(ElementIndex(slots[0])))
  }

  public static func _unmount(_ slots: _Slots) {
    willRemoveElement(ElementIndex(slots[0]))
    slots[slot].end()
    removeElement(ElementIndex(slots[0]))
    slots.release(slot)
  }
}

/// The content of a `GeometryReader`, with its own body.
struct GeometryContent<Content: View>: View, ClosureView {
  let geometry: GeometryProxy
  let make: (GeometryProxy) -> Content
  var body: some View { make(geometry) }
  var caller: String { "GeometryReader" }
}

final class GeometryLayout<Content: View>: ElementLayout {
  private var make: (GeometryProxy) -> Content
  private let slots: _Slots
  private var context: _MountContext?
  private var source: GeometrySource?
  private var isMounted = false
  /// The kept states that the content restores when it is mounted.
  private var states: KeptStates?

  init(_ make: @escaping (GeometryProxy) -> Content, _ slots: _Slots) {
    self.make = make
    self.slots = slots
  }

  override var label: String { "GeometryReader" }

  func begin(at element: ElementIndex, _ context: _MountContext) {
    self.context = context
    StateKeeping.enterBlock(at: slots)
    states = StateKeeping.restored
    StateKeeping.leave()
    source = GeometrySource(LayoutNode(element))
    // In a tree without layout, the size never becomes known.
    if !context.tree.isLaidOut { mount(LayoutNode(element)) }
  }

  func update(_ make: @escaping (GeometryProxy) -> Content, _ context: _MountContext) {
    self.make = make
    guard isMounted else { return }
    var content = content(LayoutNode(context.parent))
    GeometryContent<Content>._update(&content, slots, context)
  }

  func end() {
    StateKeeping.enter(.block, at: slots, base: slots)
    if isMounted {
      GeometryContent<Content>._unmount(slots)
    } else if let states {
      StateKeeping.keep(states)
    }
    StateKeeping.leave()
    source?.end()
  }

  private func mount(_ node: LayoutNode) {
    guard let context else { return }
    isMounted = true
    var content = content(node)
    guard let states = states.take() else { return GeometryContent<Content>._mount(&content, slots, context) }
    StateKeeping.restore(states, to: slots) { GeometryContent<Content>._mount(&content, slots, context) }
  }

  private func content(_ node: LayoutNode) -> GeometryContent<Content> {
    GeometryContent(geometry: GeometryProxy(node: node, source: source), make: make)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    if !isMounted {
      Updating.run { mount(node) }
    }
    for child in node.children { Placing.place(child, at: .zero, ProposedViewSize(size)) }
  }
}
