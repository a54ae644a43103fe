import SwiftUI

/// A message that comes from the top of the screen and goes by itself.
struct Toast: Equatable {
  enum Style { case success, warning, error }

  var style = Style.success
  var message: String
  var duration: TimeInterval = 3
}

extension Toast.Style {
  var color: Color {
    switch self {
    case .success: .green
    case .warning: .orange
    case .error: .red
    }
  }

  var symbol: String {
    switch self {
    case .success: "checkmark.circle.fill"
    case .warning: "exclamationmark.triangle.fill"
    case .error: "xmark.circle.fill"
    }
  }
}

struct ToastView: View {
  let toast: Toast
  let onClose: () -> Void

  var body: some View {
    HStack(alignment: .center, spacing: 12) {
      Image(systemName: toast.style.symbol).foregroundColor(toast.style.color)
      Text(toast.message).font(.subheadline)
      Spacer(minLength: 8)
      Button(action: onClose) { Image(systemName: "xmark").foregroundColor(.secondary) }
        .accessibilityLabel("Close message")
        .buttonStyle(.plain)
    }
    .padding()
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
    .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(toast.style.color.opacity(0.6)))
    .shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 4)
    .padding(.horizontal)
  }
}

struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?
  @State private var drag: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) {
        if let toast {
          ToastView(toast: toast, onClose: dismiss)
            .offset(y: min(drag, 0))
            .gesture(
              DragGesture()
                .onChanged { drag = $0.translation.height }
                .onEnded { value in
                  if value.predictedEndTranslation.height < -30 { dismiss() }
                  withAnimation(.spring()) { drag = 0 }
                }
            )
            .task(id: toast) {
              try? await Task.sleep(for: .seconds(toast.duration))
              guard !Task.isCancelled else { return }
              dismiss()
            }
            .transition(.move(edge: .top).combined(with: .opacity))
            .zIndex(1)
        }
      }
      .animation(.spring(response: 0.35, dampingFraction: 0.75), value: toast)
  }

  private func dismiss() { toast = nil }
}

/// A bar at the bottom with an action, which a dispatch queue takes away.
struct SnackbarModifier: ViewModifier {
  @Binding var message: String?
  let duration: TimeInterval
  let undo: () -> Void
  @State private var workItem: DispatchWorkItem?

  func body(content: Content) -> some View {
    ZStack(alignment: .bottom) {
      content
      if let message {
        HStack {
          Text(message).foregroundColor(.white)
          Spacer()
          Button("Undo") {
            undo()
            hide()
          }
          .foregroundColor(.yellow)
        }
        .padding()
        .background(Color.black.opacity(0.85))
        .cornerRadius(10)
        .padding()
        .transition(AnyTransition.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .onChange(of: message) { _, new in
      if new != nil { schedule() }
    }
  }

  private func schedule() {
    workItem?.cancel()
    let item = DispatchWorkItem { MainActor.assumeIsolated { hide() } }
    workItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + duration, execute: item)
  }

  private func hide() {
    workItem?.cancel()
    workItem = nil
    withAnimation(.easeInOut(duration: 0.3)) { message = nil }
  }
}

extension View {
  func toast(_ toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) }

  func snackbar(_ message: Binding<String?>, for duration: TimeInterval = 4, undo: @escaping () -> Void) -> some View {
    modifier(SnackbarModifier(message: message, duration: duration, undo: undo))
  }
}

/// A mailbox that tells what it has done.
struct Mailbox: View {
  var duration: TimeInterval = 3
  @State private var toast: Toast?
  @State private var archived: String?
  @State private var letters = 3

  var body: some View {
    VStack(spacing: 20) {
      Text("\(letters) letters")
      Button("Send") { toast = Toast(message: "\(letters) letters sent", duration: duration) }
      Button("Fail") { toast = Toast(style: .error, message: "No connection", duration: duration) }
      Button("Archive") {
        letters -= 1
        withAnimation { archived = "One of \(letters + 1) archived" }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .snackbar($archived, for: duration) { letters += 1 }
    .toast($toast)
  }
}
