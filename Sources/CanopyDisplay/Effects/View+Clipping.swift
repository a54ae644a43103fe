public import CanopyCore
public import CanopyDrawing
public import CanopyLayout
public import CanopyStyle
public import Foundation

extension View {
  /// Hides the parts of this view outside of its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Hides the parts of this view outside of a shape.
  ///
  /// ```swift
  /// Image("portrait").clipShape(.circle)
  /// ```
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    _effect(.clip(ClipShape(shape: shape, style: style)))
  }

  /// Clips this view to its frame with rounded corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Draws a border inside the edges of this view's frame.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  // MARK: Masks

  /// Masks this view by the opacity of another view, which is proposed this view's size.
  ///
  /// ```swift
  /// LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
  ///   .mask { Text("Sunset").font(.largeTitle) }
  /// ```
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(LayerModifier(layer: LayerStack(alignment: alignment, content: mask), alignment: alignment, role: .mask))
  }

  /// Masks this view by the opacity of another view, which is proposed this view's size.
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
