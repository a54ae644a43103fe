import SwiftUI

struct Page: View {
  @State private var isPresented = false

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Button("Show") { isPresented = true }
            .sheet(isPresented: isPresented) { Text("Sheet") }  // mistake: expected argument type 'Binding<Bool>'
        }
      }
    }
  }
}
