public import CanopyCore
internal import CanopyPresentation

extension View {
  /// Declares the page for values of a type in the path of the enclosing navigation stack.
  ///
  /// Declare it once, in a view that isn't in a lazy container, so that the stack knows it before the view is scrolled to.
  ///
  /// - Parameters:
  ///   - data: The type of values.
  ///   - destination: Returns the content of the page for a value.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DeclaredDestination(make: destination))
  }

  /// Shows a page while a condition is true.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the condition, which becomes false when people go back.
  ///   - destination: Returns the content of the page.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      RequestedDestination(
        wanted: { isPresented.wrappedValue ? AnyHashable(true) : nil }, clear: { isPresented.wrappedValue = false },
        content: { _ in destination() }))
  }

  /// Shows a page while an item isn't nil.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which becomes nil when people go back. Another item has a page of its own.
  ///   - destination: Returns the content of the page for the item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      RequestedDestination<C?>(
        wanted: { item.wrappedValue.map { AnyHashable($0) } }, clear: { item.wrappedValue = nil },
        content: { ($0.base as? D).map(destination) }))
  }
}

/// Declares a destination for the values of a type.
private struct DeclaredDestination<D: Hashable, C: View> {
  let make: (D) -> C
  @State private var destination = PageDestination()
  @Environment(\.navigationContext) private var navigation

  init(make: @escaping (D) -> C) { self.make = make }
}

extension DeclaredDestination: ViewModifier {
  func body(content: Content) -> some View {
    let _ = declare()
    content
  }

  @MainActor private func declare() {
    guard let page = navigation.currentPage, let stack = page.stack else { return }
    stack.declare(destination, for: D.self, on: page) { [make] value in
      AnyView(DestinationContent(value: value, make: make))
    }
  }
}

/// The content of a page for a value. Its body evaluates the closure, so that only the page depends on what the closure reads.
private struct DestinationContent<Value, Content: View>: View, ClosureView {
  let value: Value
  let make: (Value) -> Content

  var caller: String { "navigationDestination" }
  var body: Content { make(value) }
}

/// Shows a page while a binding asks for it.
private struct RequestedDestination<C: View> {
  let wanted: () -> AnyHashable?
  let clear: () -> Void
  let content: (AnyHashable) -> C
  @State private var request = PageRequest()
  @Environment(\.navigationContext) private var navigation

  init(wanted: @escaping () -> AnyHashable?, clear: @escaping () -> Void, content: @escaping (AnyHashable) -> C) {
    (self.wanted, self.clear, self.content) = (wanted, clear, content)
  }
}

extension RequestedDestination: ViewModifier {
  func body(content base: Content) -> some View {
    let _ = follow()
    base
  }

  @MainActor private func follow() {
    guard let stack = navigation.stack else { return }
    let wanted = wanted()
    request.clear = clear
    if let wanted {
      request.content = { [content] in AnyView(DestinationContent(value: wanted, make: content)) }
      request.contentChanged()
    }
    stack.receiver.request(request, wanted, from: stack, inUpdate: ())
  }
}
