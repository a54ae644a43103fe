/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The modified content.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view or a modifier by applying `modifier` to `content`.
  @inlinable @inline(__always)
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

@MainActor
extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  @inlinable
  public static var _words: Int { Modifier._words(around: Content.self) }
  @inlinable
  public static var _elements: Int { Modifier._elements(around: Content.self) }

  @inlinable
  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    Modifier._mount(modifier(of: view), around: content(of: view), slots, context)
  }

  @inlinable
  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    Modifier._update(modifier(of: view), around: content(of: view), slots, context)
  }

  // The fields of a structure follow each other, with padding for alignment. Calculating their positions avoids looking
  // up the type of the structure, which costs hundreds of instructions in generic code that isn't specialized.

  @inlinable
  static func content(of view: UnsafeMutablePointer<Self>) -> UnsafeMutablePointer<Content> {
    UnsafeMutableRawPointer(view).assumingMemoryBound(to: Content.self)
  }

  @inlinable
  static func modifier(of view: UnsafeMutablePointer<Self>) -> UnsafeMutablePointer<Modifier> {
    let mask = MemoryLayout<Modifier>.alignment - 1
    let offset = (MemoryLayout<Content>.size + mask) & ~mask
    return (UnsafeMutableRawPointer(view) + offset).assumingMemoryBound(to: Modifier.self)
  }

  @inlinable
  public static func _unmount(_ slots: _Slots) {
    Modifier._unmount(around: Content.self, slots)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the inner modifier, then the outer one.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
