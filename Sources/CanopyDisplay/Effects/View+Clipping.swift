public import CanopyCore
public import CanopyDrawing
public import CanopyLayout
public import CanopyStyle
public import Foundation

extension View {
  /// Shows nothing of the view outside of its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows nothing of the view outside of a shape in its frame.
  ///
  /// ```swift
  /// Image("portrait").clipShape(.circle)
  /// ```
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect(.clip(ClipShape(shape: shape, style: style)))
  }

  /// Shows the view with round corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Draws a line along the inside of the edges of the view's frame.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  // MARK: Masks

  /// Shows of the view only what is behind something opaque in another view, which is offered its size.
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

  /// Shows of the view only what is behind something opaque in another view, which is offered its size.
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
