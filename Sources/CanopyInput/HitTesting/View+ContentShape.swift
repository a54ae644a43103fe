internal import CanopyAccessibility
public import CanopyCore
public import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import Foundation

extension View {
  /// Sets the shape in which people can touch this view.
  ///
  /// ```swift
  /// HStack {
  ///   Text("Name")
  ///   Spacer()
  /// }
  /// .contentShape(.rect)
  /// .onTapGesture { select() }
  /// ```
  ///
  /// - Parameters:
  ///   - shape: The shape, relative to the view's frame.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of this view for some purposes.
  ///
  /// - Parameters:
  ///   - kind: The purposes that the shape applies to.
  ///   - shape: The shape, relative to the view's frame.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule.
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    modifier(ContentShapeModifier(kinds: kind, shape: shape, isEOFilled: eoFill))
  }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shape in which people can touch the view.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The shape of the view's picture while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The shape of the view's picture beside its context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The shape of the effect while a pointer is over the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The shape of the effect while the view has focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The shape of the view for assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// A modifier with a content shape.
struct ContentShapeModifier {
  let kinds: ContentShapeKinds
  let shape: any Shape
  let isEOFilled: Bool
}

@MainActor
extension ContentShapeModifier: InputModifier {
  func makeHandler(_: _MountContext) -> ContentShapeHandler { ContentShapeHandler(self) }
  func update(_ handler: ContentShapeHandler) { handler.content = self }
}

@MainActor
final class ContentShapeHandler: InputHandler {
  fileprivate(set) var content: ContentShapeModifier

  init(_ content: ContentShapeModifier) { self.content = content }

  nonisolated var label: String { "contentShape" }

  func inside(_ point: CGPoint, of node: LayoutNode, for purpose: PointPurpose) -> CGPoint? {
    guard purpose == .touch, content.kinds.contains(.interaction) else { return point }
    return isTouched(at: point, of: node) ? point : nil
  }

  func isTouched(at point: CGPoint, of node: LayoutNode) -> Bool {
    guard content.kinds.contains(.interaction) else { return false }
    return ElementDrawing(scale: node.surroundings.displayScale)
      .contains(point, in: content.shape, isEOFilled: content.isEOFilled, of: node)
  }
}

extension ContentShapeHandler: AccessibilityFraming {
  /// Returns the frame of the shape.
  package func accessibilityFrame(of node: LayoutNode) -> (() -> CGRect)? {
    guard content.kinds.contains(.accessibility) else { return nil }
    return { [weak self] in
      let (frame, size) = (ShownRoots.frame(of: node), node.record.pointee.size)
      guard let shape = self?.content.shape, size.width > 0, size.height > 0 else { return frame }
      let drawing = ElementDrawing(scale: node.surroundings.displayScale)
      let part = drawing.outline(of: shape, in: CGRect(origin: .zero, size: size), node).boundingRect
      let scale = CGSize(width: frame.width / size.width, height: frame.height / size.height)
      return CGRect(
        x: frame.minX + part.minX * scale.width, y: frame.minY + part.minY * scale.height,
        width: part.width * scale.width, height: part.height * scale.height)
    }
  }
}
